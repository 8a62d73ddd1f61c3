/** A sign next to a dish that is explained elsewhere, as a pattern: stars, daggers, peppers, leaves. */
export const MARK_SIGN = String.raw`[*†‡°§¹²³★☆♥❤◊◆●▲■\u2722-\u274b🌶🌱🌿Ⓥⓥ🔥🥜🌾🐟]\uFE0F?`
