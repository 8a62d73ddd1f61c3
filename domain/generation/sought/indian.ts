import type { SoughtByHouse } from './sought-list.ts'

export const indian: SoughtByHouse = {
  any: {
    starters: `
      samosa: Punjabi Samosa
      tikka or kebab: Paneer Tikka | Seekh Kebab | Reshmi Kebab | Tandoori Prawns
      pakora or bhaji: Onion Bhaji | Mirchi Bajji
      chaat: Bhel Puri | Palak Patta Chaat | Dahi Bhalla | Aloo Tikki
      chicken 65 or Manchurian: Chicken 65 | Gobi Manchurian
      soup: Mulligatawny Soup | Tomato Rasam`,
    mains: `
      butter chicken or tikka masala: Butter Chicken | Chicken Tikka Masala
      + rogan josh: Lamb Rogan Josh
      + biryani: Hyderabadi Dum Biryani | Lucknow Chicken Biryani | Vegetable Biryani
      + dal or paneer: Dal Makhani | Chana Masala | Palak Paneer | Paneer Butter Masala | Shahi Paneer | Matar Paneer
      tandoori: Tandoori Chicken | Fish Tikka
      vindaloo or korma: Goan Pork Vindaloo | Chicken Korma`,
    desserts: `
      gulab jamun: Gulab Jamun
      kulfi or rasmalai: Kulfi Falooda | Nariyal Kulfi | Malai Pistachio Kulfi | Rasmalai
      carrot halwa: Gajar ka Halwa`,
    sides: `
      naan: Garlic Naan | Butter Naan
      rice: Plain Basmati | Jeera Rice | Saffron Rice
      raita: Cucumber Raita`,
    drinks: `
      lassi: Mango Lassi | Punjabi Lassi
      chai: Masala Chai
      Indian beer: Kingfisher Lager`,
  },
  northern: {
    starters: `
      samosa: Punjabi Samosa
      paneer tikka: Paneer Tikka
      kebab: Seekh Kebab | Galouti Kebab | Reshmi Kebab
      aloo tikki or chaat: Aloo Tikki | Dahi Bhalla`,
    mains: `
      butter chicken: Butter Chicken | Chicken Tikka Masala
      rogan josh or nihari: Lamb Rogan Josh | Nihari
      dal makhani: Dal Makhani
      tandoori chicken: Tandoori Chicken
      palak paneer: Palak Paneer
      biryani: Hyderabadi Dum Biryani | Lucknow Chicken Biryani | Vegetable Biryani
      kofta: Malai Kofta`,
    desserts: `
      gulab jamun: Gulab Jamun
      kulfi: Kulfi Falooda | Malai Pistachio Kulfi
      phirni or halwa: Phirni | Gajar ka Halwa`,
    sides: `
      naan: Garlic Naan | Butter Naan
      basmati: Jeera Rice | Plain Basmati
      raita: Cucumber Raita`,
    drinks: `
      lassi: Punjabi Lassi | Mango Lassi
      chai: Masala Chai`,
  },
  southern: {
    starters: `
      vada: Medu Vada
      rasam: Tomato Rasam | Pepper Rasam
      chicken 65: Chicken 65
      squid roast or crab soup: Koonthal Roast | Tellicherry Crab Soup`,
    mains: `
      dosa: Masala Dosa
      Chettinad or Kerala curry: Chicken Chettinad | Beef Ularthiyathu | Nadan Mutta Roast
      fish curry: Malabar Fish Curry | Fish Moilee | Meen Polichathu
      Hyderabad biryani: Hyderabadi Dum Biryani
      vegetable stew: Kerala Vegetable Stew
      shrimp or crab: Crab Sukka | Prawn Balchão`,
    desserts: `
      payasam: Ada Pradhaman | Elaneer Payasam
      Mysore pak: Mysore Pak
      unniyappam: Unniyappam`,
    sides: `
      idli: Steamed Idli
      sambar: Sambar
      lemon rice: Lemon Rice | Plain Basmati
      coconut chutney: Coconut Chutney | Cabbage Thoran`,
    drinks: `
      filter coffee: Filter Kaapi
      buttermilk: Masala Chaas`,
  },
  western: {
    starters: `
      bhel or chaat: Bhel Puri | Dahi Bhalla
      vada pav: Vada Pav
      dhokla: Khaman Dhokla | Gujarati Corn Handvo
      sabudana vada: Sabudana Vada`,
    mains: `
      pav bhaji: Pav Bhaji
      keema: Keema Matar
      kathi roll: Kolkata Kathi Roll
      vindaloo or balchão: Goan Pork Vindaloo | Prawn Balchão
      patrani machhi: Patrani Machhi
      biryani: Hyderabadi Dum Biryani`,
    desserts: `
      shrikhand or jalebi: Kesar Shrikhand | Jalebi Rabri
      puran poli: Puran Poli | Ukadiche Modak
      kulfi: Kulfi Falooda | Malai Pistachio Kulfi`,
    sides: `
      bread: Butter Naan | Tandoori Roti
      rice: Jeera Rice | Plain Basmati
      kosambari or kachumber: Kachumber Salad | Kosambari`,
    drinks: `
      chai: Masala Chai
      lime soda: Fresh Lime Soda`,
  },
}
