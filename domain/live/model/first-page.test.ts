import { describe, expect, it } from 'vitest'
import { firstPage } from './first-page.ts'

const contact = (text: string) => ({ notices: [{ id: 'n1', kind: 'contact' as const, text }] })

describe('the first page of a restaurant', () => {
  it('says where and how to reach it, as the profile and the menu say it', () => {
    const menu = contact('Reservations: (415) 555-0100, ciao@marcella.example, www.marcella.example.')
    expect(firstPage('America/New_York', { address: ' 1 Main Street ' }, menu)).toMatchObject({
      timeZone: 'America/New_York',
      menus: [],
      contact: {
        address: '1 Main Street',
        phone: '(415) 555-0100',
        email: 'ciao@marcella.example',
        web: 'www.marcella.example',
      },
    })
  })

  it('takes no zip code for a telephone and says nothing of what is not there', () => {
    expect(firstPage('Europe/Paris', { address: '' }, contact('12 rue X, 75011 Paris')).contact).toEqual({})
    expect(firstPage('Europe/Paris', { address: '' }).contact).toEqual({})
  })
})
