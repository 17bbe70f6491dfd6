/** An error that the user can fix: only its message is shown. */
export class Refusal extends Error {}

/** Runs a command. A `Refusal` ends it with its message only, any other error with the stack. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
