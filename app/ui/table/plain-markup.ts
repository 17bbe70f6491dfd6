import { Fragment } from "react";
import { escapeMarkup } from "#app/ui/escape-markup.ts";

/** Elements that stand for what is in them, and end with a tag. */
const tags = new Set(["a", "abbr", "b", "i", "small", "span", "strong", "sup", "time"]);

/** Attributes that are their text, and are called alike. */
const attributes = new Set(["dateTime", "href", "role", "title"]);

type Props = Record<string, unknown>;
type Element = { type: unknown; props: Props };

/** Here once: what is imported of React is looked up anew each time. */
const fragment: unknown = Fragment;

/**
 * The HTML of what React would render, where that is plain: text, the elements above, and functions that make nothing
 * else. React takes several times as long, and leaves marks by which it would find things again.
 *
 * @param node a cell's content, as React takes it
 * @returns null where something is not that plain: React has to write it
 */
export function plainMarkup(node: unknown): string | null {
  if (typeof node === "string") return escapeMarkup(node);
  if (typeof node === "number") return String(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) return joined(node);
  if (!isElement(node)) return null;
  const { type, props } = node;
  if (typeof type === "string") return tags.has(type) ? elementMarkup(type, props) : null;
  if (type === fragment) return plainMarkup(props.children);
  return typeof type === "function" ? plainMarkup(type(props)) : null;
}

function isElement(node: unknown): node is Element {
  return typeof node === "object" && node !== null && "type" in node && "props" in node;
}

function joined(nodes: ReadonlyArray<unknown>): string | null {
  let html = "";
  for (const node of nodes) {
    const part = plainMarkup(node);
    if (part === null) return null;
    html += part;
  }
  return html;
}

function elementMarkup(tag: string, props: Props): string | null {
  let html = `<${tag}`;
  for (const name in props) {
    const value = props[name];
    if (name === "children" || value === undefined) continue;
    if (!isPlain(name) || (typeof value !== "string" && typeof value !== "number")) return null;
    html += ` ${name === "className" ? "class" : name}="${escapeMarkup(String(value))}"`;
  }
  const inside = plainMarkup(props.children);
  return inside === null ? null : `${html}>${inside}</${tag}>`;
}

function isPlain(attribute: string): boolean {
  return attribute === "className" || attributes.has(attribute) || /^(?:aria|data)-/.test(attribute);
}
