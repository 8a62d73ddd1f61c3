import { expect, it } from 'vitest'
import { readMenu } from '#domain/exchange/reading/read-menu.ts'
import { layOut } from '#domain/exchange/reading/source.ts'
import { leftOutCsv, leftOutText } from '../left-out/left-out-list.ts'
import { dishes, problemSentence, remarkSentence } from './sentences.ts'

const source = layOut('Name,Price,Tags\nSoup,€6,halal\n"=Fish, fried",-7,\nBread,,', 'table')
const { leftOut, remarks } = readMenu(source.table, {
  ...source,
  firstSection: 'Main Courses',
  leavesOutRepeats: true,
})

it('says why rows stay out, in the words of the owner', () => {
  expect(leftOut.map(({ problem }) => problemSentence(problem))).toEqual([
    'The price is negative.',
    'The price is missing.',
  ])
  expect(remarks.map(remarkSentence)).toEqual([
    '1 price in € is taken as dollars, without conversion.',
    'Row 2: “halal” is not one of the dietary options, so it is left out.',
    '1 dish has no section.',
  ])
  expect(dishes(1000)).toBe('1,000 dishes')
})

it('lists the rows that stay out with their original text', () => {
  expect(leftOutCsv(leftOut)).toBe(
    'Row,Reason,Original\r\n3,The price is negative.,"\'=Fish, fried",\'-7,\r\n4,The price is missing.,Bread,,\r\n',
  )
  expect(leftOutText(leftOut).split('\n')[1]).toBe('3\tThe price is negative.\t=Fish, fried\t-7\t')
})
