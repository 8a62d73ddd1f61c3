/**
 * Names the house that a screen is of: the header of its calls. Where another one is open by now, in another tab or
 * because its member was removed, nothing is read or changed.
 */
export const HOUSE_HEADER = 'x-carte-house'
