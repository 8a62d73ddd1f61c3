import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import type { Env } from '../../../settings/env.ts'

/**
 * Passkeys are of the host that people use: of this machine where no public address is set. One asks for a finger, a
 * face or a PIN each time, so that it stands for a password and a code.
 */
export const passkeyPlugin = ({ publicUrl, brand }: Pick<Env, 'publicUrl' | 'brand'>) =>
  passkey({
    rpID: publicUrl?.hostname ?? 'localhost',
    rpName: brand.brandName,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified)
          throw new APIError('UNAUTHORIZED', { message: 'The passkey did not ask who holds it.' })
      },
    },
    schema: { passkey: { modelName: 'passkeys' } },
  })
