import { categories, goods, parties, type DemoTrade } from './catalogue.ts';

/** Spare parts for machines and vehicles. */
export const balticTrade: DemoTrade = {
  orders: 120,
  seed: 2,
  discounted: 'fluids',
  categories: categories(`
    drive | Drive and bearings | Drivning och lager
    filters | Filters | Filter
    hydraulics | Hydraulics | Hydraulik
    electric | Electrical | El
    fluids | Fluids | Vätskor
    services | Services | Tjänster`),
  types: [],
  typed: {},
  tracked: { 'ADB-10': 'expiring', 'STA-24': 'serial' },
  boxed: { 'BRG-6204': 10, 'BRG-6205': 10, 'SEL-35-52': 25 },
  kits: [
    {
      sku: 'KIT-SVC-500',
      en: 'Service kit, 500 hours',
      sv: 'Servicesats, 500 timmar',
      parts: { 'FLT-OIL-A': 1, 'FLT-FUE': 1, 'FLT-AIR-S': 1, 'FLT-CAB': 1 },
      optional: ['FLT-CAB'],
      pricing: 'sumLess',
      less: 800,
    },
  ],
  goods: goods(`
    BRG-6204 | Ball bearing 6204-2RS | Kullager 6204-2RS | drive | pcs | 6.4 | 106
    BRG-6205 | Ball bearing 6205-2RS | Kullager 6205-2RS | drive | pcs | 7.2 | 130
    BRG-6308 | Ball bearing 6308-2RS | Kullager 6308-2RS | drive | pcs | 18.9 | 630
    BRG-32008 | Tapered roller bearing 32008 | Koniskt rullager 32008 | drive | pcs | 21.5 | 270
    BLT-A50 | V-belt A50 | Kilrem A50 | drive | pcs | 8.9 | 140
    BLT-B68 | V-belt B68 | Kilrem B68 | drive | pcs | 13.5 | 290
    BLT-SPZ | V-belt SPZ 1250 | Kilrem SPZ 1250 | drive | pcs | 11.2 | 110
    CHN-08B | Roller chain 08B-1, 5 m | Rullkedja 08B-1, 5 m | drive | pcs | 24.9 | 3500
    CHN-10B | Roller chain 10B-1, 5 m | Rullkedja 10B-1, 5 m | drive | pcs | 34.5 | 4700
    SPR-08-17 | Sprocket 08B, 17 teeth | Kedjehjul 08B, 17 kuggar | drive | pcs | 9.8 | 310
    SEL-35-52 | Shaft seal 35×52×7 | Radialtätning 35×52×7 | drive | pcs | 3.9 | 18
    SEL-40-62 | Shaft seal 40×62×8 | Radialtätning 40×62×8 | drive | pcs | 4.6 | 26
    CPL-24 | Jaw coupling 24 | Klokoppling 24 | drive | pcs | 19.9 | 260
    FLT-OIL-A | Oil filter, spin-on 3/4" | Oljefilter, 3/4" | filters | pcs | 8.4 | 420
    FLT-OIL-B | Oil filter, cartridge | Oljefilter, insats | filters | pcs | 11.9 | 160
    FLT-AIR-L | Air filter, outer 300 mm | Luftfilter, yttre 300 mm | filters | pcs | 32.5 | 1200
    FLT-AIR-S | Air filter, safety element | Luftfilter, säkerhetsinsats | filters | pcs | 18.9 | 480
    FLT-FUE | Fuel filter with separator | Bränslefilter med avskiljare | filters | pcs | 22.4 | 560
    FLT-HYD | Hydraulic return filter 10 µm | Hydraulfilter, retur 10 µm | filters | pcs | 27.8 | 510
    FLT-CAB | Cabin filter, carbon | Kupéfilter, kol | filters | pcs | 16.9 | 300
    HOS-2SN-10 | Hydraulic hose 2SN 3/8" | Hydraulslang 2SN 3/8" | hydraulics | m | 6.9 | 420
    HOS-2SN-12 | Hydraulic hose 2SN 1/2" | Hydraulslang 2SN 1/2" | hydraulics | m | 8.4 | 550
    FIT-JIC-8 | JIC fitting 1/2", straight | JIC-koppling 1/2", rak | hydraulics | pcs | 4.2 | 120
    FIT-ORS-8 | ORFS fitting 1/2", 90° | ORFS-koppling 1/2", 90° | hydraulics | pcs | 9.6 | 210
    QRC-12 | Quick coupling 1/2", flat face | Snabbkoppling 1/2", flat | hydraulics | pcs | 38.5 | 480
    CYL-40-300 | Hydraulic cylinder 40/300 | Hydraulcylinder 40/300 | hydraulics | pcs | 189 | 6800
    PMP-16 | Gear pump 16 cm³ | Kugghjulspump 16 cm³ | hydraulics | pcs | 142 | 4100
    VLV-2S | Control valve, two sections | Riktningsventil, två sektioner | hydraulics | pcs | 128 | 3900
    ORG-SET | O-ring kit, 225 pieces | O-ringssats, 225 delar | hydraulics | pack | 24.9 | 690
    BAT-12-100 | Battery 12 V, 100 Ah | Batteri 12 V, 100 Ah | electric | pcs | 129 | 24000
    ALT-24-80 | Alternator 24 V, 80 A | Generator 24 V, 80 A | electric | pcs | 239 | 6200
    STA-24 | Starter motor 24 V, 4 kW | Startmotor 24 V, 4 kW | electric | pcs | 289 | 9100
    LMP-LED-W | LED work lamp 48 W | LED-arbetslampa 48 W | electric | pcs | 29.9 | 900
    REL-24 | Relay 24 V, 20 A | Relä 24 V, 20 A | electric | pcs | 4.9 | 35
    FUS-BOX | Blade fuse box, 120 pieces | Säkringssats, 120 delar | electric | pack | 12.9 | 180
    SNS-IND | Inductive sensor M12 | Induktiv givare M12 | electric | pcs | 26.5 | 60
    OIL-15W40 | Engine oil 15W-40, 20 l | Motorolja 15W-40, 20 l | fluids | pcs | 89 | 18200
    OIL-HV46 | Hydraulic oil HV46, 20 l | Hydraulolja HV46, 20 l | fluids | pcs | 74 | 17600
    GRS-EP2 | Grease EP2, cartridge 400 g | Fett EP2, patron 400 g | fluids | pcs | 5.9 | 430
    ADB-10 | AdBlue, 10 l | AdBlue, 10 l | fluids | pcs | 11.9 | 10900
    SRV-FRT | Freight | Frakt | services | pcs | 18 | 0 | service`),
  suppliers: parties(`
    Harju Laagrikeskus OÜ | Tähetorni 12 | 11625 | Tallinn | EE | Maris Kask
    Kaunas Filtrai UAB | Pramonės pr. 6 | 51327 | Kaunas | LT | Tomas Petrauskas
    Vidzemes Hidraulika SIA | Rūpnīcas iela 14 | LV-4201 | Valmiera | LV | Ilze Kalniņa
    Turun Sähköosa Oy | Sähkötie 9 | 20360 | Turku | FI | Antti Lehto
    Sörmlands Smörjmedel AB | Oljevägen 3 | 632 29 | Eskilstuna | SE | Maria Strand
    Pärnu Rihmad OÜ | Savi 20 | 80010 | Pärnu | EE | Rein Tamme`),
  customers: parties(`
    Saare Põllumasinad OÜ | Marientali tee 7 | 93812 | Kuressaare | EE | Kristjan Saar
    Viru Kaevandus AS | Jaama 10 | 41533 | Jõhvi | EE | Olga Petrova
    Tartu Tõstukihooldus OÜ | Ringtee 32 | 50105 | Tartu | EE | Priit Mägi
    Lääne Metsamasinad OÜ | Tehase 4 | 90504 | Haapsalu | EE | Anneli Rand
    Rakvere Autopargi OÜ | Rohuaia 18 | 44310 | Rakvere | EE | Marko Lepp
    Võru Saeveski OÜ | Metsa 11 | 65605 | Võru | EE | Urmas Kuusk
    Hiiu Kalalaevad OÜ | Sadama 2 | 92411 | Kärdla | EE | Liis Meri
    Zemgales Agro SIA | Lauku iela 9 | LV-3001 | Jelgava | LV | Andris Bērziņš
    Liepājas Ostas Serviss SIA | Ostas iela 21 | LV-3401 | Liepāja | LV | Dace Liepa
    Cēsu Mežtehnika SIA | Meža iela 3 | LV-4101 | Cēsis | LV | Mārtiņš Egle
    Klaipėdos Kranai UAB | Uosto g. 17 | 91246 | Klaipėda | LT | Rasa Jonaitė
    Šiaulių Žemės Technika UAB | Ūkininkų g. 5 | 76200 | Šiauliai | LT | Vytautas Kazlauskas
    Lahden Konehuolto Oy | Konekatu 8 | 15700 | Lahti | FI | Heikki Niemi
    Kotkan Satamakone Oy | Laiturikatu 1 | 48100 | Kotka | FI | Päivi Laine
    Umeå Maskinservice AB | Industrivägen 27 | 901 30 | Umeå | SE | Stefan Lidman`),
};
