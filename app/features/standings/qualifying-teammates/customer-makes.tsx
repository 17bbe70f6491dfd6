import { Fragment } from "react";
import { formatCount } from "#app/ui/format-number.ts";
import { formatGap } from "#app/ui/format-time.ts";
import type { CustomerMake, CustomerSession } from "./customers.ts";
import { driverLink } from "./duels-table.tsx";

/** Folded away: the makes that sold their cars, and how those stood who met in one session only. */
export function CustomerMakes({ makes }: { makes: ReadonlyArray<CustomerMake> }) {
  if (makes.length === 0) return null;
  return (
    <section className="customer-makes" aria-label="Pairs that met once">
      <p>
        Makes that sold their cars to private entrants have very many pairs. Those that met in one session
        only are not in the table: each such session stands here instead, from the fastest driver of the make
        on, with the gaps in seconds.
      </p>
      {makes.map((make) => (
        <Make key={make.teamId} make={make} />
      ))}
    </section>
  );
}

function Make({ make: { teamName, pairs, sessions } }: { make: CustomerMake }) {
  return (
    <details className="left-out">
      <summary>
        {teamName}: {formatCount(pairs, "pair")} that met once
      </summary>
      <dl>
        {sessions.map((session) => (
          <div key={session.round}>
            <dt>
              R{session.round} {session.raceName}
            </dt>
            <dd>
              <Ranking session={session} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Ranking({ session: { timed, untimed } }: { session: CustomerSession }) {
  return (
    <>
      {timed.map((driver, index) => (
        <Fragment key={driver.id}>
          {index === 0 ? "" : ", "}
          {driverLink(driver)}
          {index === 0 ? "" : ` ${formatGap(driver.gap)}`}
        </Fragment>
      ))}
      {untimed.length === 0 ? "" : `${timed.length === 0 ? "" : "; "}without a time: `}
      {untimed.map((driver, index) => (
        <Fragment key={driver.id}>
          {index === 0 ? "" : ", "}
          {driverLink(driver)}
        </Fragment>
      ))}
    </>
  );
}
