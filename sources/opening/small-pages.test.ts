import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { currencyOfCountry } from '#domain/money/countries.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openSource } from './open-source.ts'

/**
 * Small pages and data as restaurants, shops and their programs have them, one a line: what it is of, its country, its
 * text, and its dishes with their prices in minor units.
 */
const PAGES = `
micro1 FR | <div itemscope itemtype="http://schema.org/Menu"><h1 itemprop="name">La carte</h1><section itemprop="hasMenuSection" itemscope itemtype="http://schema.org/MenuSection"><h2 itemprop="name">Entrées</h2><div itemprop="hasMenuItem" itemscope itemtype="http://schema.org/MenuItem"><b itemprop="name">Poireaux vinaigrette</b><i itemprop="description">œuf mimosa</i><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">9</span><meta itemprop="priceCurrency" content="EUR"></span></div><div itemprop="hasMenuItem" itemscope itemtype="http://schema.org/MenuItem"><b itemprop="name">Terrine</b><i itemprop="description">cornichons</i><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">11</span></span></div></section></div> => Entrées > Poireaux vinaigrette 900; Entrées > Terrine 1100
micro2 US | <html><body vocab="https://schema.org/" typeof="Restaurant"><div property="hasMenu" typeof="Menu"><div property="hasMenuSection" typeof="MenuSection"><h3 property="name">Bowls</h3><div property="hasMenuItem" typeof="MenuItem"><span property="name">Poke</span> <span property="description">ahi, seaweed, rice</span> <span property="offers" typeof="Offer"><span property="price" content="16.50">$16.50</span></span></div><div property="hasMenuItem" typeof="MenuItem"><span property="name">Katsu</span> <span property="description">chicken, curry</span> <span property="offers" typeof="Offer"><span property="price" content="15">$15</span></span></div></div></div> => Bowls > Poke 1650; Bowls > Katsu 1500
micro3 DE | <div itemscope itemtype="https://schema.org/Product"><h3 itemprop="name">Flammkuchen Elsässer Art</h3> <span itemprop="description">Speck, Zwiebeln</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="priceCurrency" content="EUR">€</span><span itemprop="price" content="11.90">11,90</span></div></div><div itemscope itemtype="https://schema.org/Product"><h3 itemprop="name">Flammkuchen Griechisch</h3> <span itemprop="description">Feta, Oliven</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="12.50">12,50</span></div></div> => Flammkuchen Elsässer Art 1190; Flammkuchen Griechisch 1250
micro4 ES | <ul><li itemscope itemtype="https://schema.org/MenuItem"><span itemprop="name">Pulpo a feira</span><span itemprop="description">pimentón y aceite</span><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="19.50">19,50 €</data></span></li><li itemscope itemtype="https://schema.org/MenuItem"><span itemprop="name">Empanada</span><span itemprop="description">de zamburiñas</span><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="8">8 €</data></span></li></ul> => Pulpo a feira 1950; Empanada 800
micro5 IT | <div itemscope itemtype="https://schema.org/Menu"><div itemprop="hasMenuSection" itemscope itemtype="https://schema.org/MenuSection"><h2 itemprop="name">Pizze</h2><div itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><span itemprop="name">Marinara</span> <span itemprop="description">pomodoro, aglio</span> <span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="name">normale</span> <span itemprop="price" content="6.00">6,00</span></span> <span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="name">maxi</span> <span itemprop="price" content="9.00">9,00</span></span></div></div></div> => Pizze > Marinara 600/900
tab1 IT | <table><caption>Le nostre pizze</caption><thead><tr><th>N.</th><th>Pizza</th><th>Normale</th><th>Maxi</th></tr></thead><tbody><tr><td>1</td><td><strong>Margherita</strong><br>pomodoro, mozzarella</td><td>7,00</td><td>10,00</td></tr><tr><td>2</td><td><strong>Diavola</strong><br>salame piccante</td><td>8,50</td><td>12,00</td></tr></tbody></table> => Margherita 700/1000; Diavola 850/1200
tab2 US | <table><tr><th>Wine</th><th>Glass</th><th>Bottle</th></tr><tr><td><p>Pinot Noir</p><p class="d">Willamette Valley</p></td><td>$12</td><td>$46</td></tr><tr><td><p>Chardonnay</p><p class="d">Sonoma</p></td><td>$11</td><td>$42</td></tr></table> => Pinot Noir 1200/4600; Chardonnay 1100/4200
tab3 FR | <h2>Bières</h2><table><thead><tr><th></th><th>25 cl</th><th>50 cl</th></tr></thead><tbody><tr><td>Blonde pression</td><td>3,50 €</td><td>6,50 €</td></tr><tr><td>Ambrée<br><em>maltée, 6°</em></td><td>4,20 €</td><td>7,80 €</td></tr></tbody></table> => Blonde pression 350/650; Ambrée 420/780
tab4 GB | <table class="menu"><tr><td colspan="3"><h3>Curries</h3></td></tr><tr><td>31</td><td><b>Korma</b><br>mild, coconut</td><td>£9.95</td></tr><tr><td>32</td><td><b>Madras</b><br>hot</td><td>£9.50</td></tr><tr><td colspan="3"><h3>Breads</h3></td></tr><tr><td>50</td><td><b>Naan</b></td><td>£2.80</td></tr></table> => Curries > Korma 995; Curries > Madras 950; Breads > Naan 280
tab5 ES | <table><thead><tr><th>Plato</th><th>Media ración</th><th>Ración</th></tr></thead><tbody><tr><td><div class="n">Jamón ibérico</div><div class="d">de bellota</div></td><td>12,00 €</td><td>22,00 €</td></tr><tr><td><div class="n">Queso manchego</div></td><td>8,00 €</td><td>14,00 €</td></tr></tbody></table> => Jamón ibérico 1200/2200; Queso manchego 800/1400
del1 DE | <div class="products"><div class="product"><h4>Currywurst</h4><p class="price"><s>6,50 €</s> <strong>5,00 €</strong></p><button>In den Warenkorb</button></div><div class="product"><h4>Pommes</h4><p class="price">3,50 €</p><a class="btn" href="#">In den Warenkorb</a></div></div><div class="cart">Warenkorb (0) 0,00 €</div> => Currywurst 500; Pommes 350
del2 ES | <ul><li><h3>Tarta de queso</h3><span class="price"><span class="old">7,00 €</span> <span class="new">5,50 €</span></span><a href="?add">Añadir al carrito</a></li><li><h3>Flan casero</h3><span class="price">4,50 €</span><a href="?add">Añadir al carrito</a></li></ul><p>Tu carrito está vacío 0,00 €</p> => Tarta de queso 550; Flan casero 450
del3 IT | <div class="grid"><article><h3>Lasagne</h3><div><del>12,00 €</del><ins>10,00 €</ins></div><a href="/?aggiungi=1">Aggiungi al carrello</a></article><article><h3>Parmigiana</h3><div>11,00 €</div><a href="/?aggiungi=2">Aggiungi al carrello</a></article></div><footer>Totale carrello 0,00 €</footer> => Lasagne 1000; Parmigiana 1100
del4 NL | <ul class="menu"><li class="item"><span class="naam">Kroket</span><span class="prijs"><span style="text-decoration: line-through">€ 3,00</span> <span>€ 2,50</span></span><a>In winkelwagen</a></li><li class="item"><span class="naam">Frikandel</span><span class="prijs">€ 2,75</span><a>In winkelwagen</a></li></ul> => Kroket 250; Frikandel 275
del5 PL | <ul class="products columns-3"><li class="product"><a href="/p"><h2 class="woocommerce-loop-product__title">Pierogi ruskie</h2><span class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>28,00&nbsp;<span>zł</span></bdi></span></del> <span class="screen-reader-text">Pierwotna cena wynosiła: 28,00 zł.</span><ins aria-hidden="true"><span class="amount"><bdi>24,00&nbsp;<span>zł</span></bdi></span></ins></span></a><a href="?add-to-cart=5">Dodaj do koszyka</a></li><li class="product"><a href="/q"><h2>Placki</h2><span class="price"><span class="amount"><bdi>22,00&nbsp;<span>zł</span></bdi></span></span></a><a href="?add-to-cart=6">Dodaj do koszyka</a></li></ul> => Pierogi ruskie 2400; Placki 2200
json1 FR | {"etablissement":"Le Zinc","devise":"EUR","rubriques":[{"intitule":"Entrées","plats":[{"intitule":"Œuf mayo","tarif":"6,50 €"},{"intitule":"Harengs","tarif":"8,00 €","allergenes":["poisson"]}]},{"intitule":"Desserts","plats":[{"intitule":"Baba","tarif":"9,00 €"}]}]} => Entrées > Œuf mayo 650; Entrées > Harengs 800; Desserts > Baba 900
json2 DE | {"lokal":"Zur Post","speisekarte":[{"rubrik":"Suppen","gerichte":[{"bezeichnung":"Flädlesuppe","preis":5.9,"nummer":1},{"bezeichnung":"Kartoffelsuppe","preis":6.5,"nummer":2}]},{"rubrik":"Braten","gerichte":[{"bezeichnung":"Schweinebraten","preis":15.9,"nummer":10}]}]} => Suppen > Flädlesuppe 590; Suppen > Kartoffelsuppe 650; Braten > Schweinebraten 1590
json3 PL | {"waluta":"PLN","dania":[{"nazwa":"Żurek","cena":18.0,"kategoria":"Zupy"},{"nazwa":"Bigos","cena":26.0,"kategoria":"Dania główne"},{"nazwa":"Kompot","cena":8.0,"kategoria":"Napoje"}]} => Zupy > Żurek 1800; Dania główne > Bigos 2600; Napoje > Kompot 800
json4 RU | {"меню":[{"раздел":"Супы","блюда":[{"название":"Борщ","цена":350,"вес":"300 г"},{"название":"Уха","цена":390,"вес":"300 г"}]},{"раздел":"Горячее","блюда":[{"название":"Пельмени","цена":420,"вес":"250 г"}]}]} => Супы > Борщ 35000; Супы > Уха 39000; Горячее > Пельмени 42000
json5 TR | {"dukkan":"Kebapçı","urunler":[{"urunAdi":"Adana","ucret":"280,00","stok":25,"barkod":"8690000000011"},{"urunAdi":"Urfa","ucret":"275,50","stok":10,"barkod":"8690000000028"}]} => Adana 28000; Urfa 27550
span1 DE | <h2>Burger</h2><div class="dish"><div class="title">Classic</div><div class="price"><span class="int">9</span><span class="sep">,</span><span class="dec">90</span><span class="cur">€</span></div></div><div class="dish"><div class="title">Veggie</div><div class="price"><span class="int">8</span><span class="sep">,</span><span class="dec">50</span><span class="cur">€</span></div></div> => Burger > Classic 990; Burger > Veggie 850
span2 US | <h2>Tacos</h2><ul><li><span>Al Pastor</span><span class="p"><sup>$</sup><span>4</span><sup>.25</sup></span></li><li><span>Carnitas</span><span class="p"><sup>$</sup><span>4</span><sup>.75</sup></span></li></ul> => Tacos > Al Pastor 425; Tacos > Carnitas 475
span3 FR | <h2>Galettes</h2><article><h3>Complète</h3><p>jambon, œuf, emmental</p><div><span>10</span><span>€</span><span>50</span></div></article><article><h3>Forestière</h3><p>champignons</p><div><span>11</span><span>€</span><span>00</span></div></article> => Galettes > Complète 1050; Galettes > Forestière 1100
span4 BR | <h3>Lanches</h3><div class="card"><span class="nome">X-Salada</span><span class="preco"><small>R$</small> <b>24</b><small>,90</small></span></div><div class="card"><span class="nome">X-Bacon</span><span class="preco"><small>R$</small> <b>29</b><small>,90</small></span></div> => Lanches > X-Salada 2490; Lanches > X-Bacon 2990
span5 IN | <h3>Thali</h3><div class="item"><div>Veg Thali</div><div><i>₹</i><b>1</b><b>,</b><b>250</b></div></div><div class="item"><div>Mini Thali</div><div><i>₹</i><b>180</b></div></div> => Thali > Veg Thali 125000; Thali > Mini Thali 18000
`

it.each(
  PAGES.trim()
    .split('\n')
    .map((line) => /^(\S+) (\S+) \| (.*) => (.*)$/u.exec(line)?.slice(1) ?? []),
)('reads a page or data by its shape: %s, %s', async (_, country = '', text = '', dishes) => {
  const bytes = strToU8(text.startsWith('<') ? `<!doctype html><body>${text}` : text)
  const opened = await openSource({ name: 'menu', bytes }, { country })
  if (opened.kind !== 'lines') throw new Error(`These are ${opened.kind}`)
  const { content } = readMenuLines(opened.lines, {
    corrections: opened.roles ?? new Map(),
    country,
    currency: currencyOfCountry(country),
  })
  const isSaid = dishes?.includes(' > ')
  const read = content.sections.flatMap(({ name: section, items }) =>
    items
      .filter(({ prices }) => prices.length > 0)
      .map(({ name, prices }) =>
        [isSaid ? `${section} > ` : '', `${name} ${prices.map(({ amount }) => amount).join('/')}`].join(''),
      ),
  )
  expect(read).toEqual(dishes?.split('; '))
})
