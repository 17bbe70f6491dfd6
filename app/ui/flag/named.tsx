import { Flag } from "./flag.tsx";

/** Someone's name with flag, which leads to their page. */
export function Named({ country, href, name }: { country: string; href: string; name: string }) {
  return (
    <>
      <Flag country={country} alone /> <a href={href}>{name}</a>
    </>
  );
}
