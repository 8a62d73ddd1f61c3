import { z } from 'zod'

/**
 * Imported before anything makes a schema: Zod tries then whether it may compile code. The policy of our pages forbids it,
 * and Firefox logs the attempt as an error.
 */
z.config({ jitless: true })
