/** A record with some fields changed; a field that is undefined goes. */
export const setFields = <Of extends object>(
  value: Of,
  changes: { readonly [Field in keyof Of]?: Of[Field] | undefined },
): Of =>
  Object.fromEntries(
    Object.entries({ ...value, ...changes }).filter(([, field]) => field !== undefined),
  ) as Of
