/** For addresses whose content never changes. */
export const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** For what may change or be withdrawn at any moment, and depends on who asks. */
export const ASK_EACH_TIME = 'private, no-cache'

/** For what an owner alone may see, under an address that names its version. */
export const OWN_FOR_A_DAY = 'private, max-age=86400, immutable'

/** For files that keep their address when their content changes. */
export const ONE_DAY = 'public, max-age=86400'
