import { expect, it } from 'vitest'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'

const languageIn = (text: string, country?: string) =>
  readMenuLines(textLines(text), { currency: 'EUR', ...(country && { country }) }).content.language

it.each([
  [
    'tr',
    'LOKANTA\n\nÇORBALAR\nMercimek Çorbası 90\nAyran 45\n\nIZGARALAR\nTavuk Şiş 240\nKarışık Izgara 390',
  ],
  ['tr', 'TATLILAR\nFırın Sütlaç 130\nKünefe 220\nÇay 25\nAyran 45'],
  ['pl', 'ZUPY\nŻurek 18\nBarszcz czerwony z uszkami 19\n\nDANIA\nPierogi ruskie 28\nGołąbki 32'],
  ['cs', 'POLÉVKY\nKulajda 75\nČesnečka se sýrem 65\n\nHLAVNÍ JÍDLA\nSvíčková na smetaně 219\nŘízek 189'],
  ['hu', 'LEVESEK\nGulyásleves 2400\nHúsleves 1900\n\nFŐÉTELEK\nTöltött káposzta 3900\nRántott sajt 3200'],
  [
    'ro',
    'CIORBE\nCiorbă de burtă 24\nCiorbă de văcuță 22\n\nFELURI\nMici cu muștar 28\nSarmale cu mămăligă 35',
  ],
  ['hr', 'PREDJELA\nPršut i sir 12\nSalata od hobotnice 14\n\nGLAVNA JELA\nĆevapi s lukom 11\nCrni rižot 15'],
  [
    'fi',
    'ALKURUOAT\nLohikeitto ja ruisleipä 12\n\nPÄÄRUOAT\nPaistettu ahven 24\nPoronkäristys ja puolukka 26',
  ],
  [
    'sv',
    'FÖRRÄTTER\nToast skagen 145\n\nVARMRÄTTER\nKöttbullar med potatismos och lingon 189\nStekt fisk 235',
  ],
  ['vi', 'KHAI VỊ\nGỏi cuốn 45.000\nChả giò 55.000\n\nMÓN CHÍNH\nBún chả 65.000\nCơm tấm 60.000'],
  [
    'ca',
    'ENTRANTS\nAmanida amb formatge 9\nPa amb tomàquet 3\n\nSEGONS\nBotifarra amb mongetes 13\nBacallà 17',
  ],
  ['uk', 'СУПИ\nБорщ із пампушками 120\nКуліш 95\n\nГАРЯЧЕ\nВареники з картоплею 130'],
  [
    'bg',
    'САЛАТИ\nШопска салата 6,50\nТаратор 4,20\n\nСКАРА\nКебапчета с лютеница 8,90\nКюфтета на жар 7,50\nПържени картофи със сирене 5,00\nПълнени чушки 9,00',
  ],
])('is %s by a few lines of a menu: %s', (language, text) => {
  expect(languageIn(text)).toBe(language)
})

const wines = `Bollinger Special Cuvée, Champagne NV 135
Sancerre, Domaine Vacheron, Loire 2021 19 / 76
Châteauneuf-du-Pape, Vieux Télégraphe 2019 160
Barolo, G.D. Vajra 'Albe' 2018 21 / 84
Raventós i Blanc 'de Nit' Rosé, Conca del Riu Anoia 2020 14 / 52
Riesling Kabinett, Dönnhoff, Nahe 2022 14 / 56
Brunello di Montalcino, Poggio di Sotto 2017 240
Pommard, Domaine de Courcel, Côte de Beaune 2016 190`

it.each([
  ['en', `WINE LIST\n\nSPARKLING & WHITE\n${wines}\n\nCorkage $35 per 750ml, two bottle maximum`],
  ['de', `WEINKARTE\n\nWeißweine und Rotweine\n${wines}\n\nAlle Preise inkl. MwSt.`],
  ['it', `CARTA DEI VINI\n\nVini bianchi e rossi\n${wines}`],
])('is not the language of the wines: %s', (language, text) => {
  expect(languageIn(text)).toBe(language)
})

it.each([
  ['en', 'US'],
  ['fr', 'FR'],
  ['nl', 'NL'],
])('is %s, the language of %s, where only names of wines tell', (language, country) => {
  expect(languageIn(wines, country)).toBe(language)
})

it('is that of the country where nothing tells, and none without one', () => {
  expect(languageIn('Lahmacun 110\nAyran 45', 'TR')).toBe('tr')
  expect(languageIn('Lahmacun 110\nAyran 45')).toBeUndefined()
})

it('stays that of the words in another country', () => {
  expect(languageIn('SUPPEN\nSuppe mit Ei 5\nSalat mit Huhn und Brot 9\nBier vom Fass 4', 'US')).toBe('de')
  expect(languageIn('Soup of the day with bread 8\nRoasted chicken and fries 19', 'TR')).toBe('en')
})

it('is that of the guests where the names of dishes alone are of another kitchen', () => {
  const trattoria =
    'INSALATE E ZUPPE\nCaesar salad 12\nMinestrone 9\nInsalata caprese - tomatoes, mozzarella, basil 13.50\nPASTE\nRigatoni alla vodka 22\nSpaghetti carbonara - guanciale, egg, pecorino 21\nSECONDI\nBranzino - lemon, capers 32\nDOLCI\nPanna cotta 8'
  expect(languageIn(trattoria, 'US')).toBe('en')
  expect(languageIn(trattoria, 'IT')).toBe('it')
})
