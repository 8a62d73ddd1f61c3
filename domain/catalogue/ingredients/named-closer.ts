import type { IngredientName } from './index.ts'

/** Kinds of food that a text names and a list names more closely: "melted cheese" of the cheddar that is listed. */
const KINDS: Readonly<Partial<Record<IngredientName, RegExp>>> = {
  cheese:
    /cheese|queso|mozzarella|ricotta|cheddar|jack$|feta|parmigiano|pecorino|gruyere|paneer|cotija|halloumi|mascarpone/,
  fish: /fish|salmon|tuna|cod$|bass$|bream|snapper|trout|halibut|sole$|mackerel|sardine|anchovy|eel$|hake|branzino/,
  chocolate: /chocolate|cocoa/,
  noodle: /noodle|vermicelli/,
}

/** Returns whether a list says more precisely what this is. */
export const isNamedCloser = (name: IngredientName, listed: readonly string[]): boolean =>
  listed.some((one) => KINDS[name]?.test(one))
