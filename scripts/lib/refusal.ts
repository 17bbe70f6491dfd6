/** Something a person can put right: its message is all they need to see. */
export class Refusal extends Error {}

/** Runs a command; a refusal ends it with its message alone, anything else with the whole error. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
