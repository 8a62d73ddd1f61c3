import { dataPolicy } from '../security/content-security-policy.ts'
import { ASK_EACH_TIME } from './cache-control.ts'
import { type Precompressed, precompressText } from './precompressed.ts'

/** The answer of a call in JSON, made once for all; a client that has it already gets 304. */
export class KeptJson<Output> {
  readonly answer: Precompressed
  /** Never set: the type alone says what the JSON holds. */
  readonly output?: Output

  constructor(answer: Precompressed) {
    this.answer = answer
  }
}

export const keptJson = <Output extends object>(output: Output): KeptJson<Output> =>
  new KeptJson({
    ...precompressText('application/json', JSON.stringify(output), dataPolicy),
    headers: { 'cache-control': ASK_EACH_TIME },
  })
