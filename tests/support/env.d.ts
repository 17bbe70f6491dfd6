/**
 * The root configuration includes the archive's bindings, but not all of the Workers' types: they clash with the DOM's.
 */
type D1Database = import("@cloudflare/workers-types").D1Database;
