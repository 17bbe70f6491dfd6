/** The front page. */
export function HomeScreen() {
  return <h1>F1 Statistics</h1>;
}
