import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { percentile } from '../bench/measure.ts'
import type { Noticed } from './others-thread.ts'

export interface Others {
  /** @param seconds at least */
  notice(seconds: number): Promise<Noticed>
  leave(): Promise<unknown>
}

/** Brings another account and a balancer to a server. */
export async function bringOthers(url: string): Promise<Others> {
  const thread = new Worker(new URL('./others-thread.ts', import.meta.url), { workerData: url })
  await once(thread, 'message')
  return {
    async notice(seconds) {
      thread.postMessage(seconds)
      const [noticed] = await once(thread, 'message')
      return noticed as Noticed
    },
    leave: () => thread.terminate(),
  }
}

const p95 = (times: readonly number[]): number => percentile(times, 0.95)

/** The 95th percentiles. */
export const p95Of = ({ previews, probes }: Noticed) => ({ preview: p95(previews), probe: p95(probes) })
