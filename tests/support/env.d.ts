/** The root configuration sees the archive's bindings, and not all of the Workers' types: they clash with the DOM's. */
type D1Database = import("@cloudflare/workers-types").D1Database;
