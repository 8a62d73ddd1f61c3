import { expect, it } from 'vitest'
import { dateHeadingIn } from './date-words.ts'

const listed = (list: string): string[] => list.trim().split(/ \| |\n\s*/u)

/** As restaurants write them above the dishes of a day. */
const headings = listed(`
  Dienstag, den 21. Januar | MONDAY, JANUARY 20TH | Poniedziałek 20.01 | Pirmdiena | Maanantai 20.1. | 月曜日
  Lunes 20/1 | Montag 20.01. | Mon 20/01 | Lunes 20 de enero | Lundi 20 janvier | Mardi | LUNEDÌ
  lunedì 20 gennaio | Segunda-feira | Segunda-feira, 20 de janeiro | SEGUNDA | Quarta-feira 22/01
  Maandag 20 januari | Måndag | Måndag 20/1 | Tisdag 21 januari | Mandag d. 20. januar | Mandag
  Tirsdag 21.01 | Þriðjudagur 21. janúar | Mánudagur | Maanantaina | Ma 20.1. | ke 22.1.
  Tiistai 21. tammikuuta | Esmaspäev 20.01 | Teisipäev | Pirmadienis | Antradienis, sausio 21 d.
  Otrdiena 21. janvāris | Poniedziałek | WTOREK 21 stycznia | Środa, 22.01.2026 r. | Pondělí 20. ledna | ÚTERÝ
  Středa 22.1.2026 | Pondelok 20.1. | Štvrtok | Ponedeljek | Torek 21. 1. | Ponedjeljak, 20. siječnja | Utorak
  Понедељак | Понедельник | Вторник, 21 января | СРЕДА | Понеділок 20 січня | Вівторок | Панядзелак
  Понеделник | Hétfő | Hétfő, január 20. | Kedd (01.21.) | Luni | Luni, 20 ianuarie | Marți 21.01 | Δευτέρα
  Δευτέρα 20 Ιανουαρίου | ΤΡΙΤΗ | Pazartesi | 20 Ocak Pazartesi | Salı | Dilluns | Dimarts 21 de gener | Luns
  Astelehena | E hënë | It-Tnejn | Dé Luain | Dydd Llun | الاثنين | الاثنين 20 يناير | יום שני | יום שני 20.1
  月曜日 | 火曜日 | 1月20日（月） | 1月20日 | 星期一 | 周二 | 1月21日 星期二 | 월요일 | 1월 20일 (월) | วันจันทร์ | วันอังคารที่ 21 มกราคม
  Thứ Hai | Senin | Selasa, 21 Januari | Isnin | Jumatatu | सोमवार | Lunes, 20 de enero de 2026 | Vendredi 24
  Freitag, 24.01.2026 | Di 21.01. | Di, 21.1. | Do. | Mi 22. | 20.01.2026 | 2026-01-20 | Tuesday 21st January
  Friday the 24th | KW 4 | Woche 4 | Viikko 12 | Week 4: 20.01 - 24.01 | Monday & Tuesday | Lundi et mardi
  MIERCOLES | SABADO 25 | Jeudi 23 janvier 2026 | Samstag / Sonntag | Mo 20.01. | Do 23.01. | *** Montag ***
  Montag: | — Friday — | Ponedjeljak | Nedelja | Subota | duminică | Miercuri | Pátek 24. 1. | Čtvrtek
  Szerda | Csütörtök | Péntek | Fredag 24. jan. | Mán. 20. jan | Sunnudagur | Laupäev | Pühapäev | Sekmadienis
  Svētdiena | Perjantai | Sunnuntai 26.1 | П'ятниця | Пятница | Субота
`)

const others = listed(`
  Mon–Fri | Monday - Friday | Mo-Fr 11-14 | Sunday Roast | Sunday Roast 15.95 | Friday Fish 12 | Montagsbraten
  Mai Tai | Mars | May | Do | So | Mar y Tierra | Menu | Mer et Terre | Seg | Dom Pérignon 2010
  Vendredi Saint | Mi Goreng | Di San Daniele | Tor | Lun | Sol | Set Menu 2 | Menu 1 | 20.01 | 12/18 | 7UP
  Tiramisù 6 | Sabich | Mon Chéri | Sat Bread | Dolci | Sábana | Mar | Sea bass | Marzipan | Avril Lavigne
  August Flower | Satay | Sundae | Wedges | Thursday: soup of the day | Montag: Linseneintopf | Soup 20 | Fri
  Samosa | Samsa 12 | Domaine 2018 | Rioja 2018 38 | Miso | Sunday brunch | Montag geschlossen | Set
  Le Mardi Gras | Ma Po Tofu | Ke | Pho | Ti | Ma | Mark | Marts | Second | 8 March Cake | No | Su | Juni
  Juin
`)

it.each(headings)('takes %s for a day or a date', (text) => {
  expect(dateHeadingIn(text)).toBeDefined()
})

it.each(others)('takes %s for no date', (text) => {
  expect(dateHeadingIn(text)).toBeUndefined()
})

it('returns the day without the signs around it', () => {
  expect(dateHeadingIn('*** Montag: ***')).toBe('Montag')
})
