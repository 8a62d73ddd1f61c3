import { createReportPool, type ReportPool } from '#server/features/insights/reports/reports.ts'

let pool: ReportPool | undefined

/** One process that makes reports for all files of a worker: to start one takes a second of computing. */
export const sharedReportPool = (): ReportPool => (pool ??= createReportPool())
