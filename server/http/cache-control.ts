/** For addresses whose content never changes. */
export const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable'

/** For files that keep their address when their content changes. */
export const ONE_DAY = 'public, max-age=86400'
