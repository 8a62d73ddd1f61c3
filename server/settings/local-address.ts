/** A name that means "this machine" on every machine. */
const isLocalHostName = (name: string): boolean =>
  /^(localhost|[^.]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(name)

/** Of a `Host` header, with its port. */
export const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && isLocalHostName(host.replace(/:\d+$/, ''))

/** Returns whether the address of an installation leads strangers to it. Without one it is for this machine. */
export const isPublicAddress = (url: URL | undefined): boolean =>
  url !== undefined && !isLocalHostName(url.hostname)
