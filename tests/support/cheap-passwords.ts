import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A password costs a tenth of a second of computing, and API tests and journeys register hundreds of accounts. Here
 * every hash takes the least that scrypt can; `tests/process/secrets.test.ts` proves what the product asks for.
 */
const LEAST_COST = 2

const { scrypt } = crypto
crypto.scrypt = ((...[password, salt, length, options, callback]: Required<Parameters<typeof scrypt>>) =>
  scrypt(password, salt, length, { ...options, N: LEAST_COST }, callback)) as typeof scrypt
syncBuiltinESMExports()
