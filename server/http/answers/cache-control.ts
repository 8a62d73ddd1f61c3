/** For addresses whose content never changes. */
export const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** For what may change or be withdrawn at any moment, and depends on who asks. */
export const ASK_EACH_TIME = 'private, no-cache'

/** For what an owner alone may see, under an address that names its version. */
export const OWN_FOR_A_DAY = 'private, max-age=86400, immutable'

/**
 * For what everybody gets alike and what changes at any moment: a cache asks again after a second, and has it for an
 * hour while the server cannot be reached (RFC 5861). With `must-revalidate`, `no-cache` or `s-maxage` a cache could not
 * answer then (RFC 9111, section 4.2.4).
 */
export const SECOND_OR_HOUR_WHILE_AWAY = 'public, max-age=1, stale-if-error=3600'

/** For files that keep their address when their content changes. */
export const ONE_DAY = 'public, max-age=86400'
