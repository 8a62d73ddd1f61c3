/** An event of a browser's trace. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly data?: Partial<EventTiming> }
}

/** What Event Timing says of one event, in milliseconds since the page began. */
interface EventTiming {
  /** 0 or none for what isn't an interaction: a pointer that moves. */
  readonly interactionId: number
  readonly type: string
  readonly timeStamp: number
  readonly processingEnd: number
  /** Until the frame was on the screen that shows what came of the event. */
  readonly duration: number
}

export interface Interaction {
  readonly type: string
  /** Of the page's main thread, from the event to the end of its part of the next frame. */
  readonly processorMs: number
  /** Until that frame was on the screen. */
  readonly clockMs: number
}

/** Each press, release, click and key of a trace with the categories `devtools.timeline` and `toplevel`. */
export const interactionsOf = (trace: readonly TraceEvent[]): Interaction[] =>
  trace.flatMap((event) => {
    const timing = event.name === 'EventTiming' ? event.args.data : undefined
    if (!timing?.interactionId) return []
    const { type = '', timeStamp = 0, processingEnd = 0, duration = 0 } = timing
    const thread = trace.filter(({ pid, tid }) => pid === event.pid && tid === event.tid)
    const handled = event.ts + (processingEnd - timeStamp) * 1000
    // The last that a page does for a frame; an event that changed nothing has none.
    const frames = thread.filter(({ name, ts }) => name === 'Layerize' && ts >= handled)
    const end = Math.min(...frames.map(({ ts, dur = 0 }) => ts + dur))
    const tasks = thread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    const until = Number.isFinite(end) ? end : handled
    const busy = tasks.reduce((sum, task) => sum + timeWithin(task, event.ts, until), 0)
    return [{ type, processorMs: busy / 1000, clockMs: duration }]
  })

/** The processor time of a task between two times, in microseconds: a task that lies across one counts in part. */
function timeWithin({ ts, dur = 0, tdur = 0 }: TraceEvent, from: number, to: number): number {
  const shared = Math.min(ts + dur, to) - Math.max(ts, from)
  return dur > 0 && shared > 0 ? (tdur * shared) / dur : 0
}
