import { afterAll, vi } from "vitest";

// On the server a module starts the imports of its lazy parts. One that is still under way when its test file ends is
// refused, and then fails whichever file asks for that module next.
afterAll(() => vi.dynamicImportSettled());
