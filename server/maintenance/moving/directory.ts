import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../db/schema.ts'

/** In which cell each house is. An installation that is one cell has none. */
export interface Directory {
  /** From its end on, who asks for one of these addresses gets to this cell. */
  lead(addresses: readonly string[], cell: string): Promise<void>
}

interface ProxyMap {
  /** A file of lines `"/r/da-marcella" b;`, as `map` of nginx includes it. */
  readonly path: string
  /** What has the proxy read the file. */
  readonly reload: readonly [command: string, ...options: string[]]
  /** How long requests that came before take at most. */
  readonly settleMs: number
}

/** The directory in a file of the proxy. Houses that were never moved are in none: their cell has its own host name. */
export const proxyDirectory = ({ path, reload: [command, ...options], settleMs }: ProxyMap): Directory => ({
  async lead(addresses, cell) {
    const led = new Set(addresses.map((address) => JSON.stringify(address)))
    const kept = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
    const others = kept.filter((line) => !led.has(line.split(' ')[0] ?? ''))
    const lines = [...others, ...[...led].map((address) => `${address} ${cell};`)]
    writeFileSync(`${path}.new`, lines.map((line) => `${line}\n`).join(''))
    renameSync(`${path}.new`, path)
    execFileSync(command, options)
    await setTimeout(settleMs)
  },
})

/** Where guests find what a house has: its pages, by all their addresses; its menus, by link and by id; its pictures. */
export async function addressesOf(db: Db, houseId: string): Promise<string[]> {
  const [slugs, menus, links, uploads] = await Promise.all([
    db.selectFrom('pageSlugs').select('slug').where('ownerId', '=', houseId).execute(),
    db.selectFrom('savedMenus').select('id').where('ownerId', '=', houseId).execute(),
    db.selectFrom('menuLinks').select('token').where('ownerId', '=', houseId).execute(),
    db.selectFrom('uploads').select('name').where('ownerId', '=', houseId).execute(),
  ])
  return [
    ...slugs.map(({ slug }) => `/r/${slug}`),
    ...[...menus.map(({ id }) => id), ...links.map(({ token }) => token)].map((id) => `/menu-viewer/${id}`),
    ...uploads.map(({ name }) => `/uploads/${name}`),
  ]
}
