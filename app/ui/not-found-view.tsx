import { Link } from "@tanstack/react-router";

/** The view of an address that leads nowhere (specification §2, §8). */
export function NotFoundView() {
  return (
    <section className="page">
      <h1>Not Found</h1>
      <p>
        There is no such page. <Link to="/">Home</Link>
      </p>
    </section>
  );
}
