import { expect, it } from 'vitest'
import { readMenu } from '#domain/exchange/reading/read-menu.ts'
import { layOut } from '#domain/exchange/reading/source.ts'
import { leftOutCsv, leftOutText } from '../left-out/left-out-list.ts'
import { dishes } from '../words/counts.ts'
import { problemSentence, remarkSentence } from './sentences.ts'

const source = layOut('Name,Price,Tags\nSoup,€6,halal\n"=Fish, fried",-7,\nBread,,\nPie,about ten,', 'table')
const { leftOut, remarks } = readMenu(source.table, {
  ...source,
  firstSection: 'Main Courses',
  leavesOutRepeats: true,
  currency: 'USD',
})

it('says why rows stay out, in the words of the owner', () => {
  expect(leftOut.map(({ problem }) => problemSentence(problem, 'USD'))).toEqual([
    'The price is negative.',
    'The price could not be understood.',
  ])
  expect(remarks.map((remark) => remarkSentence(remark, 'USD'))).toEqual([
    '1 price in € is taken as USD, without conversion.',
    'Row 2: “halal” is not one of the dietary options, so it is left out.',
    '2 dishes have no section.',
    '1 dish has no price.',
  ])
  expect(dishes(1000)).toBe('1,000 dishes')
})

it('lists the rows that stay out with their original text', () => {
  expect(leftOutCsv(leftOut, 'USD')).toBe(
    'Row,Reason,Original\r\n3,The price is negative.,"\'=Fish, fried",\'-7,\r\n5,The price could not be understood.,Pie,about ten,\r\n',
  )
  expect(leftOutText(leftOut, 'USD').split('\n')[1]).toBe('3\tThe price is negative.\t=Fish, fried\t-7\t')
})
