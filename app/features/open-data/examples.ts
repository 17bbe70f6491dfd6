/** The same question in two ways. What stands in them is what is run; ORIGIN stands for the site's address. */
export const examples = [
  {
    id: "shell",
    title: "In a shell",
    code: `curl "ORIGIN/api/championships/2025/driver/overview?format=csv"`,
  },
  {
    id: "browser",
    title: "In a page of any site",
    code: `const response = await fetch("ORIGIN/api/championships/2025/driver/overview");
const { standings } = await response.json();
return standings.slice(0, 3).map(({ driver_name, points }) => driver_name + " " + points);`,
  },
] as const;
