import { listHouses, listPeople } from '#contract/accounts/people.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const peopleQuery = queryOf(listPeople, {}, { staleTime: 0 })

export const housesQuery = queryOf(listHouses, {}, { staleTime: 0 })
