/** A screen that is planned and not there yet: it says so, and search engines are told to leave it out. */
export function NotBuiltYet({ title }: { title: string }) {
  return (
    <section className="page">
      <h1>{title}</h1>
      <p className="note">Not built yet</p>
    </section>
  );
}
