import { z } from 'zod'

/** Imported before any schema is made: Zod would try to compile code, and Firefox logs the refusal as an error. */
z.config({ jitless: true })
