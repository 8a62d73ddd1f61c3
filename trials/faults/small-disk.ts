import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of a few megabytes, for who may mount one. */
export interface SmallDisk {
  readonly path: string
  fill(): void
  makeRoom(): void
  remove(): void
}

const CHUNK = Buffer.alloc(64 * 1024, 1)

/** Undefined where no file system can be mounted: without being root, in most containers. */
export function mountSmallDisk(mebibytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'carte-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', path])
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true })
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        // Down to the last page: the last whole chunk may leave room for a small write.
        for (const size of [CHUNK.byteLength, 4096, 1]) fillBy(file, CHUNK.subarray(0, size))
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function fillBy(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) === chunk.byteLength);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
