/**
 * Tests run in a short form on every change, and in a long one each night (`npm run test:long`): all menus, all rules
 * in all views, twelve times the random inputs. Whatever depends on it holds in both; only the number of tries differs.
 */
export const isLong = process.env.CARTE_TEST_LONG === '1'

/** How many random inputs a property is tried with now; at night it's the whole number. */
export const tries = (atNight: number): number => (isLong ? atNight : Math.ceil(atNight / 12))
