import type { LanguageModel } from 'ai'
import PQueue from 'p-queue'
import type { Plan } from '#domain/plans/plans.ts'
import type { Logger } from '../../../watching/log.ts'
import type { ModelCaller } from '../ports/model-caller.ts'
import { ModelFailure } from './model-failure.ts'

/** Takes one call of the caller's budget for today; false when it is used up. */
export type TakeModelCall = (caller: ModelCaller) => Promise<boolean>

/** The one way to a model: a queue in which Professional goes first, and the day's budget at its end. */
export interface ModelCalls {
  /**
   * Runs a task that calls a model once.
   * @throws {ModelFailure} `busy` when too many wait, `timeout` when the signal ends the wait or the task,
   * `budget` when the day's calls are used up; and the task's own errors
   */
  run<T>(caller: ModelCaller, signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

export interface ModelAdapterOptions {
  readonly model: LanguageModel
  readonly calls: ModelCalls
  readonly log: Logger
  /** For the whole answer, the wait in the queue and repairs included. */
  readonly timeLimitMs?: number
}

export interface ModelCallsOptions {
  readonly takeCall: TakeModelCall
  /** Calls at the same time; providers limit them too. */
  readonly concurrency?: number
  /** A call beyond this many waiting ones is refused at once. */
  readonly maxWaiting?: number
}

const PRIORITY: Readonly<Record<Plan, number>> = { basic: 0, professional: 1 }

export function createModelCalls({
  takeCall,
  concurrency = 4,
  maxWaiting = 40,
}: ModelCallsOptions): ModelCalls {
  const queue = new PQueue({ concurrency })
  return {
    async run(caller, signal, task) {
      if (queue.size >= maxWaiting) throw new ModelFailure('busy')
      try {
        return await queue.add(
          async () => {
            if (!(await takeCall(caller))) throw new ModelFailure('budget')
            return task()
          },
          { priority: PRIORITY[caller.plan], signal },
        )
      } catch (error) {
        throw signal.aborted ? new ModelFailure('timeout', error) : error
      }
    },
  }
}
