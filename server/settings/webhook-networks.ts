import { isIP } from 'node:net'
import { z } from 'zod'

/** Private networks (`192.168.0.0/16`) and addresses where events are sent too, separated by commas. */
export const CARTE_WEBHOOK_PRIVATE_NETWORKS = z
  .string()
  .default('')
  .transform((list, context) =>
    list
      .split(',')
      .flatMap((part) => part.trim() || [])
      .map((entry) => {
        const network = isIP(entry) === 0 ? entry : `${entry}/${isIP(entry) === 6 ? 128 : 32}`
        const isNetwork = z.union([z.cidrv4(), z.cidrv6()]).safeParse(network).success
        if (!isNetwork) context.addIssue(`names ${entry}, which is no address and no network`)
        return network
      }),
  )
