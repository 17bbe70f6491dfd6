/**
 * The part of schema.org's vocabulary that the site uses, checked by hand against schema.org: each type with its parent
 * and own properties, and the types of value that each property accepts.
 */
const types: Readonly<
  Record<string, { kindOf?: string; properties?: Record<string, ReadonlyArray<string>> }>
> = {
  Thing: {
    properties: {
      name: ["Text"],
      description: ["Text"],
      alternateName: ["Text"],
      url: ["URL"],
      image: ["URL"],
    },
  },
  Person: {
    kindOf: "Thing",
    properties: {
      affiliation: ["Organization"],
      birthDate: ["Date"],
      birthPlace: ["Place"],
      deathDate: ["Date"],
      jobTitle: ["Text"],
      nationality: ["Country"],
    },
  },
  Organization: { kindOf: "Thing", properties: { location: ["Place", "Text"] } },
  SportsOrganization: { kindOf: "Organization", properties: { sport: ["Text", "URL"] } },
  SportsTeam: { kindOf: "SportsOrganization" },
  Place: { kindOf: "Thing", properties: { address: ["PostalAddress", "Text"] } },
  AdministrativeArea: { kindOf: "Place" },
  Country: { kindOf: "AdministrativeArea" },
  Intangible: { kindOf: "Thing" },
  StructuredValue: { kindOf: "Intangible" },
  ContactPoint: { kindOf: "StructuredValue" },
  PostalAddress: {
    kindOf: "ContactPoint",
    properties: { addressCountry: ["Country", "Text"], addressLocality: ["Text"] },
  },
  Event: {
    kindOf: "Thing",
    properties: {
      endDate: ["Date", "DateTime"],
      eventAttendanceMode: ["EventAttendanceModeEnumeration"],
      eventStatus: ["EventStatusType"],
      location: ["Place", "PostalAddress", "Text"],
      organizer: ["Organization", "Person"],
      startDate: ["Date", "DateTime"],
      subEvent: ["Event"],
      superEvent: ["Event"],
    },
  },
  EventSeries: { kindOf: "Event" },
  SportsEvent: {
    kindOf: "Event",
    properties: { competitor: ["Person", "SportsTeam"], sport: ["Text", "URL"] },
  },
  ItemList: { kindOf: "Intangible", properties: { itemListElement: ["ListItem", "Text", "Thing"] } },
  BreadcrumbList: { kindOf: "ItemList" },
  ListItem: { kindOf: "Intangible", properties: { item: ["Thing", "URL"], position: ["Integer", "Text"] } },
  CreativeWork: {
    kindOf: "Thing",
    properties: {
      creator: ["Organization", "Person"],
      dateModified: ["Date", "DateTime"],
      inLanguage: ["Language", "Text"],
      isAccessibleForFree: ["Boolean"],
      isBasedOn: ["CreativeWork", "URL"],
      license: ["CreativeWork", "URL"],
      temporalCoverage: ["DateTime", "Text"],
    },
  },
  Dataset: {
    kindOf: "CreativeWork",
    properties: { measurementTechnique: ["Text", "URL"], variableMeasured: ["Text"] },
  },
  WebSite: { kindOf: "CreativeWork" },
};

/** Members of the enumerations used. */
const members: Readonly<Record<string, string>> = {
  "https://schema.org/EventScheduled": "EventStatusType",
  "https://schema.org/OfflineEventAttendanceMode": "EventAttendanceModeEnumeration",
};

/** Properties that search engines require beyond the vocabulary, by type. */
const wanted: Readonly<Record<string, ReadonlyArray<string>>> = {
  BreadcrumbList: ["itemListElement"],
  Dataset: ["name", "description", "license", "creator"],
  ListItem: ["position", "name", "item"],
  Person: ["name"],
  SportsEvent: ["name", "startDate", "location"],
  SportsTeam: ["name", "sport"],
};

/**
 * Validates a JSON-LD object against the vocabulary.
 *
 * @param about parsed JSON
 * @returns problems with their paths; empty for a valid object
 */
export function vocabularyProblems(about: unknown): Array<string> {
  if (!isRecord(about)) return ["not an object"];
  const { "@context": context, ...object } = about;
  return [
    ...(context === "https://schema.org" ? [] : [`@context is ${String(context)}`]),
    ...objectProblems(object, ""),
  ];
}

function objectProblems(object: Record<string, unknown>, way: string): Array<string> {
  const { "@type": type, "@id": id, ...properties } = object;
  if (typeof type !== "string" || types[type] === undefined)
    return [`${way} has the unknown type ${String(type)}`];
  const here = `${way}${type}`;
  return [
    ...(id === undefined || isAddress(id) ? [] : [`${here} has the @id ${JSON.stringify(id)}`]),
    ...(wanted[type] ?? []).flatMap((name) => (name in properties ? [] : [`${here} has no ${name}`])),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const range = rangeOf(type, name);
      if (range === null) return [`${here} cannot have ${name}`];
      const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${here}.${name} is empty`];
      return values.flatMap((each) => valueProblems(each, range, `${here}.${name} `));
    }),
  ];
}

/** The types of value that a property of a type, or of its ancestors, accepts; null for an unknown property. */
function rangeOf(type: string, property: string): ReadonlyArray<string> | null {
  return (
    lineage(type)
      .map((each) => types[each]?.properties?.[property])
      .find(Boolean) ?? null
  );
}

/** A type with its ancestors. */
function lineage(type: string): Array<string> {
  const parent = types[type]?.kindOf;
  return parent === undefined ? [type] : [type, ...lineage(parent)];
}

function valueProblems(value: unknown, range: ReadonlyArray<string>, way: string): Array<string> {
  if (isRecord(value)) {
    const type = String(value["@type"]);
    const fits = lineage(type).some((each) => range.includes(each));
    return [...(fits ? [] : [`${way}cannot be a ${type}`]), ...objectProblems(value, way)];
  }
  return range.some((kind) => isOfKind(value, kind)) ? [] : [`${way}cannot be ${JSON.stringify(value)}`];
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind === "Boolean") return typeof value === "boolean";
  if (kind === "Integer") return Number.isInteger(value);
  if (typeof value !== "string" || value.trim() === "") return false;
  if (kind === "URL") return isAddress(value);
  if (kind === "Date") return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (kind === "DateTime") return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/.test(value);
  if (kind === "Text") return true;
  return members[value] === kind;
}

/** URLs must be absolute, since a description may be read apart from its page. */
function isAddress(value: unknown): boolean {
  return typeof value === "string" && /^https?:\/\/[^/\s]+\//.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
