const DRINKS =
  /drink|beverage|getränk|boisson|bebida|bevand|bibite|dranken|napoje|dryck|drikke|soft|coffee|kaffee|café|caffè|koffie|kaffe|\bteas?\b|beer(?! garden)|bier(?!garten)|bière|birra|cerveza/iu

/** Returns whether a section is one of drinks, by its name and those of its columns. */
export const isDrinkSection = (names: readonly string[]): boolean => names.some((name) => DRINKS.test(name))
