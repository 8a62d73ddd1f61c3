/** A job and in whose turn it was taken. */
export interface Turn<Owner, Job> {
  readonly owner: Owner
  readonly job: Job
}

/** The jobs of one owner, the oldest first; never empty. */
interface Line<Job> {
  readonly jobs: Job[]
  /** The number of its next turn. */
  turn: number
}

/**
 * A line of jobs for each owner. Owners take turns, one job each: start-time fair queueing (Goyal, Vin and
 * Cheng, 1996) with jobs of equal weight. Turns are numbered; an owner's next turn has the number after the
 * last one. A newcomer joins the present round, so it never waits for an owner who has just had a turn, and
 * an owner gains nothing by leaving and coming back.
 *
 * A job that several owners want is in the line of each, and leaves them all when it is taken.
 */
export class FairQueue<Owner, Job> {
  readonly #lines = new Map<Owner, Line<Job>>()
  readonly #owners = new Map<Job, Set<Owner>>()
  /** The next turns of owners without a line who are ahead of the round. */
  readonly #later = new Map<Owner, number>()
  #round = 0

  /** How many jobs wait, each counted once. */
  get size(): number {
    return this.#owners.size
  }

  /** How many jobs of an owner wait. */
  waitingOf(owner: Owner): number {
    return this.#lines.get(owner)?.jobs.length ?? 0
  }

  has(job: Job): boolean {
    return this.#owners.has(job)
  }

  jobs(): Job[] {
    return [...this.#owners.keys()]
  }

  /** Puts a job at the end of an owner's line, where it is not in it already. */
  add(owner: Owner, job: Job): void {
    const owners = this.#owners.get(job) ?? new Set()
    if (owners.has(owner)) return
    this.#owners.set(job, owners.add(owner))
    const line = this.#lines.get(owner)
    if (line) line.jobs.push(job)
    else this.#lines.set(owner, { jobs: [job], turn: this.#later.get(owner) ?? this.#round })
    this.#later.delete(owner)
  }

  /** Takes a job out of one owner's line. */
  leave(owner: Owner, job: Job): void {
    const owners = this.#owners.get(job)
    const line = this.#lines.get(owner)
    if (!line || !owners?.delete(owner)) return
    if (owners.size === 0) this.#owners.delete(job)
    line.jobs.splice(line.jobs.indexOf(job), 1)
    if (line.jobs.length > 0) return
    this.#lines.delete(owner)
    if (line.turn > this.#round) this.#later.set(owner, line.turn)
  }

  /** Takes a job out of every line. */
  remove(job: Job): void {
    for (const owner of [...(this.#owners.get(job) ?? [])]) this.leave(owner, job)
  }

  /** Takes the first job that may run now, of the owner whose turn comes first. */
  next(mayRun: (owner: Owner, job: Job) => boolean): Turn<Owner, Job> | undefined {
    const inTurn = [...this.#lines].sort(([, a], [, b]) => a.turn - b.turn)
    for (const [owner, line] of inTurn) {
      const job = line.jobs.find((candidate) => mayRun(owner, candidate))
      if (job === undefined) continue
      this.#round = Math.max(this.#round, line.turn)
      line.turn += 1
      this.remove(job)
      for (const [other, turn] of this.#later) if (turn <= this.#round) this.#later.delete(other)
      return { owner, job }
    }
    return undefined
  }

  newestOf(owner: Owner): Job | undefined {
    return this.#lines.get(owner)?.jobs.at(-1)
  }

  /** The owner with the most waiting jobs; among equals, the one who came last. */
  longestLine(): Owner | undefined {
    let longest: { readonly owner: Owner; readonly length: number } | undefined
    for (const [owner, { jobs }] of this.#lines)
      if (!longest || jobs.length >= longest.length) longest = { owner, length: jobs.length }
    return longest?.owner
  }
}
