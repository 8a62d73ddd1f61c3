import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { names } from '#domain/text/names.ts'
import type { Env } from '../../settings/env.ts'
import { POLICY_HEADER } from './content-security-policy.ts'

/** No page of ours uses any of these. */
const UNUSED = names(
  'accelerometer, autoplay, camera, displayCapture, geolocation, gyroscope, hid, magnetometer',
  'microphone, midi, screenWakeLock, serial, usb, xrSpatialTracking',
)

const ONE_YEAR = 'max-age=31536000'

/**
 * The headers of every answer but its Content-Security-Policy. What a route says about itself stays.
 *
 * Pictures are for pages of this installation alone (Cross-Origin-Resource-Policy), and no other window
 * gets hold of ours (Cross-Origin-Opener-Policy); banks and wallets of a provider's payment form open
 * windows that have to find back.
 */
export const securityHeaders = ({
  publicUrl,
  foreignForm,
}: Pick<Env, 'publicUrl' | 'foreignForm'>): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    // Other names of the domain are not ours to judge.
    strictTransportSecurity: publicUrl?.protocol === 'https:' ? ONE_YEAR : false,
    // The addresses of some screens hold tokens.
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: foreignForm ? 'same-origin-allow-popups' : 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    // By `frameOptions`.
    xFrameOptions: false,
    // For Internet Explorer and Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    permissionsPolicy: {
      ...Object.fromEntries(UNUSED.map((feature) => [feature, []])),
      // Passkeys.
      publickeyCredentialsGet: ['self'],
      payment: foreignForm ? ['self', ...foreignForm.paymentOrigins] : [],
    },
  })

/** For browsers that do not know it, the same as the policy says: who may show a page within another one. */
export const frameOptions: MiddlewareHandler = async (c, next) => {
  await next()
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(c.res.headers.get(POLICY_HEADER) ?? '') ?? []
  if (ancestors?.trim() === '*') c.res.headers.delete('x-frame-options')
  else c.res.headers.set('x-frame-options', ancestors?.trim() === "'self'" ? 'SAMEORIGIN' : 'DENY')
}

/** Answers of the API are for who asked, unless a call says otherwise. */
export const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
