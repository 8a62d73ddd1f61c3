/**
 * A sign that menus put next to a dish and explain elsewhere, as a part of a pattern: stars, daggers,
 * peppers, leaves.
 */
export const MARK_SIGN = String.raw`[*†‡°§¹²³★☆♥❤◊◆●▲■\u2722-\u274b🌶🌱🌿Ⓥⓥ🔥🥜🌾🐟]\uFE0F?`
