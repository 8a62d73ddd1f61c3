/**
 * Names of languages that the package does not have, in the order of its keys: the Croatian ones as Annex II of
 * Regulation (EU) No 1169/2011 calls the substances, the others as menus do.
 */
export const furtherNames: Readonly<Record<string, { allergens: string; additives: string }>> = {
  ca: {
    allergens:
      'sègol|ordi|pisana|espelta petita|espelta|blat|civada|blat de Khorasan (Kamut)|crustacis|ous|peix|cacauets|soja|llet|nous de macadàmia|ametlles|nous del Brasil|nous pecanes|pistatxos|nous|anacards|avellanes|api|mostassa|sèsam|diòxid de sofre i sulfits|tramussos|mol·luscos',
    additives:
      'amb colorant|amb conservant|amb antioxidant|amb sal nitritada|amb nitrat|amb sal nitritada i nitrat|amb potenciador del gust|amb fosfat|sulfitat|ennegrit|encerat|amb edulcorants|conté una font de fenilalanina|un consum excessiu pot tenir efectes laxants|conté cafeïna|conté quinina|pot afectar l’activitat i l’atenció dels infants|amb proteïna de llet|amb surimi|reconstituït a partir de trossos de carn|reconstituït a partir de trossos de peix|descongelat',
  },
  hr: {
    allergens:
      'raž|ječam|dvozrna pšenica|jednozrna pšenica|pir|pšenica|zob|khorasan pšenica (Kamut)|rakovi|jaja|riba|kikiriki|soja|mlijeko|makadamija orasi|bademi|brazilski orasi|pekan orasi|pistacije|orasi|indijski oraščići|lješnjaci|celer|gorušica|sezam|sumporni dioksid i sulfiti|lupina|mekušci',
    additives:
      's bojilom|s konzervansom|s antioksidansom|s nitritnom soli za salamurenje|s nitratom|s nitritnom soli za salamurenje i nitratom|s pojačivačem okusa|s fosfatom|sumporeno|obojeno u crno|voskirano|sa sladilima|sadrži izvor fenilalanina|prekomjerna konzumacija može imati laksativni učinak|sadrži kofein|sadrži kinin|može utjecati na aktivnost i pozornost djece|s mliječnim bjelančevinama|sa surimijem|oblikovano od komada mesa|oblikovano od komada ribe|odmrznuto',
  },
  uk: {
    allergens:
      'жито|ячмінь|полба (емер)|однозернянка|спельта|пшениця|овес|пшениця хорасан (камут)|ракоподібні|яйця|риба|арахіс|соя|молоко|горіхи макадамія|мигдаль|бразильський горіх|пекан|фісташки|волоські горіхи|кеш’ю|фундук|селера|гірчиця|кунжут|діоксид сірки та сульфіти|люпин|молюски',
    additives:
      'з барвником|з консервантом|з антиоксидантом|з нітритною сіллю|з нітратом|з нітритною сіллю та нітратом|з підсилювачем смаку|з фосфатом|оброблено сіркою|зачорнено|покрито воском|з підсолоджувачами|містить джерело фенілаланіну|надмірне споживання може мати проносну дію|містить кофеїн|містить хінін|може впливати на активність та увагу дітей|з молочним білком|із сурімі|сформовано зі шматочків м’яса|сформовано зі шматочків риби|розморожено',
  },
  'zh-Hant': {
    allergens:
      '黑麥|大麥|二粒小麥|一粒小麥|斯佩爾特小麥|小麥|燕麥|呼羅珊小麥(Kamut)|甲殼類|蛋類|魚|花生|大豆|牛奶|夏威夷豆|杏仁|巴西堅果|美洲山核桃|開心果|核桃|腰果|榛果|芹菜|芥末|芝麻|二氧化硫和亞硫酸鹽|羽扇豆|軟體動物',
    additives:
      '含著色劑|含防腐劑|含抗氧化劑|含亞硝酸鹽（醃肉鹽）|含硝酸鹽|含亞硝酸鹽（醃肉鹽）及硝酸鹽|含增味劑|含磷酸鹽|經硫處理|已染黑|打蠟處理|含甜味劑|含苯丙胺酸來源|過量食用可能引起腹瀉|含咖啡因|含奎寧|可能影響兒童的活動和注意力|含乳蛋白|含魚漿|由碎肉重組|由碎魚重組|已解凍',
  },
}
