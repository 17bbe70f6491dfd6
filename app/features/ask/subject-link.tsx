import type { AskLine } from "#app/data/ask/lines.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { Subject } from "#contract/ask/question.ts";

const paths: Partial<Record<Subject, (id: string) => string>> = {
  drivers: driverPath,
  teams: teamPath,
  pairs: (id) => `/compare/?ids=${id.replace(".", ",")}`,
};

type SubjectLinkProps = { of: Subject; line: Pick<AskLine, "subject" | "subject_id"> };

/** Whom a line of an answer is about, with the way to its page; engines and nations have none. */
export function SubjectLink({ of, line: { subject, subject_id: id } }: SubjectLinkProps) {
  const path = paths[of]?.(id);
  return path === undefined ? subject : <a href={path}>{subject}</a>;
}
