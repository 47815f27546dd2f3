import { SPACES } from '../../packages/fire-in-the-lake/src/map.ts'
import { border, inside, type MapPlan, outline } from './plan.ts'

/**
 * South Vietnam, and what the game has of North Vietnam, Laos and Cambodia. Cities and towns stand near their true places, moved
 * so that the spaces they touch meet at them: Saigon lies at the sea, An Loc, Dak To, Khe Sanh and Chau Doc on the frontier.
 * The provinces along the coast get more room than the forests of Cambodia and the Gulf of Thailand.
 */
export const fireInTheLake: MapPlan = {
  file: 'packages/fire-in-the-lake/src/drawing.ts',
  spaces: SPACES,
  view: { west: 103.05, east: 110.4, south: 8.48, north: 18.1 },
  width: 1062,
  height: 826,
  pins: [
    ['hue', [530, 114]],
    ['da-nang', [798, 168]],
    ['kontum', [650, 350]],
    ['qui-nhon', [990, 356]],
    ['cam-ranh', [1000, 568]],
    ['an-loc', [370, 482]],
    ['saigon', [530, 648]],
    ['can-tho', [252, 712]],
    ['khe-sanh', [300, 138]],
    ['dak-to', [448, 286]],
    ['ban-me-thuot', [652, 496]],
    ['da-lat', [748, 580]],
    ['chau-doc', [138, 596]],
    ['bac-lieu', [165, 808]],
    ['long-phu', [455, 804]],
    // Where borders meet.
    ['benHai', [455, 74]],
    ['aShau', [395, 212]],
    ['haiVan', [680, 138]],
    ['phuocSon', [470, 248]],
    ['saHuynh', [965, 256]],
    ['cheoReo', [706, 434]],
    ['tuyHoa', [1012, 446]],
    ['mondulkiri', [514, 406]],
    ['buPrang', [545, 452]],
    ['buGiaMap', [490, 472]],
    ['dongXoai', [480, 560]],
    ['beak', [364, 614]],
    ['memot', [266, 530]],
    ['kampot', [72, 630]],
    ['kirirom', [132, 515]],
    ['kohKong', [-60, 500]],
    ['phnomPenh', [188, 470]],
    ['kratie', [235, 395]],
    ['khone', [225, 308]],
    ['mekongLaos', [150, 195]],
    // The corners of Indochina, the coast, and the delta's.
    [
      [105.0, 18.1],
      [60, 0],
    ],
    [
      [106.45, 17.75],
      [330, 6],
    ],
    [
      [104.72, 8.6],
      [42, 800],
    ],
    [
      [104.85, 9.8],
      [30, 745],
    ],
    [
      [104.45, 10.38],
      [26, 660],
    ],
    [
      [106.75, 10.0],
      [525, 735],
    ],
    [
      [107.6, 10.4],
      [660, 735],
    ],
    [
      [109.0, 11.3],
      [935, 668],
    ],
    [
      [103.0, 10.6],
      [-60, 690],
    ],
    [
      [104.0, 14.3],
      [20, 300],
    ],
  ],
  narrow: [
    { from: 0, to: 560, part: 0.96 },
    { from: 560, to: 1000, part: 0.86 },
    { from: 1010, to: 1062, part: 0.2 },
  ],
  calm: 18,
  country: '704',
  neighbours: ['418', '116'],
  outside: ['north-vietnam'],
  inlets: [
    // Cua Viet, and the lagoons of Hue.
    [
      [107.2, 16.915],
      [107.218, 16.908],
    ],
    [
      [107.636, 16.579],
      [107.697, 16.52],
    ],
    [
      [107.783, 16.427],
      [107.931, 16.353],
    ],
    // The mouth of the Han, and the bays of Qui Nhon, Van Phong, Nha Trang and Cam Ranh.
    [
      [108.23, 16.089],
      [108.24, 16.076],
    ],
    [
      [109.295, 13.756],
      [109.223, 13.722],
    ],
    [
      [109.378, 12.805],
      [109.342, 12.781],
    ],
    [
      [109.202, 12.575],
      [109.238, 12.523],
    ],
    [
      [109.281, 12.356],
      [109.212, 12.341],
    ],
    [
      [109.27, 11.895],
      [109.205, 11.789],
    ],
    // Ganh Rai.
    [
      [107.189, 10.406],
      [106.998, 10.482],
    ],
    [
      [106.995, 10.497],
      [106.962, 10.466],
    ],
    // The rivers below Saigon.
    [
      [106.772, 10.686],
      [106.761, 10.632],
    ],
    [
      [106.739, 10.541],
      [106.761, 10.436],
    ],
    // Bends of the frontier at Dak To and An Loc.
    [
      [107.556, 14.887],
      [107.582, 15.096],
    ],
    [
      [106.44, 11.865],
      [106.552, 11.973],
    ],
    // The mouths of the Mekong.
    [
      [106.703, 10.289],
      [106.725, 10.196],
    ],
    [
      [106.646, 9.973],
      [106.685, 9.906],
    ],
    [
      [106.588, 9.823],
      [106.527, 9.762],
    ],
    [
      [106.397, 9.543],
      [106.21, 9.47],
    ],
  ],
  cities: {
    hue: { at: [107.67, 16.53], edge: true, radius: 20 },
    'da-nang': { at: [108.22, 16.0], edge: true, radius: 20 },
    kontum: { at: [108.1, 14.25], radius: 20 },
    'qui-nhon': { at: [109.2, 13.75], edge: true, radius: 20 },
    'cam-ranh': { at: [109.25, 11.87], edge: true, radius: 20 },
    'an-loc': { at: [106.45, 11.7], edge: true, radius: 20 },
    saigon: { at: [106.77, 10.69], edge: true, radius: 26 },
    'can-tho': { at: [105.62, 10.1], radius: 20 },
  },
  towns: [
    { id: 'khe-sanh', name: 'Khe Sanh', at: [106.6, 16.8], edge: true, label: 'w' },
    { id: 'dak-to', name: 'Dak To', at: [107.5, 14.8], edge: true, label: 'w' },
    { id: 'ban-me-thuot', name: 'Ban Me Thuot', at: [108.05, 12.65], label: 'e' },
    { id: 'da-lat', name: 'Da Lat', at: [108.4, 11.9], label: 'ne' },
    { id: 'chau-doc', name: 'Chau Doc', at: [105.1, 10.85], edge: true, label: 'nw' },
    { id: 'bac-lieu', name: 'Bac Lieu', at: [105.45, 9.1], edge: true, label: 'se' },
    { id: 'long-phu', name: 'Long Phu', at: [106.55, 9.6], edge: true, label: 'se' },
  ],
  junctions: {
    gioLinh: { at: [107.0, 16.9] },
    benHai: { at: [107.15, 17.0], edge: true },
    aShau: { at: [107.3, 16.08], edge: true },
    haiVan: { at: [107.97, 16.34], edge: true },
    aLuoi: { at: [107.1, 15.82], edge: true },
    mekongLaos: { at: [105.5, 15.8], edge: true },
    phuocSon: { at: [107.66, 15.26], edge: true },
    dakPek: { at: [107.6, 15.11], edge: true },
    saHuynh: { at: [109.05, 14.65], edge: true },
    cheoReo: { at: [108.18, 13.1] },
    tuyHoa: { at: [109.4, 13.0], edge: true },
    buPrang: { at: [107.5, 12.3], edge: true },
    mondulkiri: { at: [107.6, 12.75], edge: true },
    dongXoai: { at: [106.82, 11.35] },
    buGiaMap: { at: [107.2, 12.0], edge: true },
    beak: { at: [106.18, 10.76], edge: true },
    memot: { at: [105.8, 11.57], edge: true },
    kampot: { at: [104.75, 10.5], edge: true },
    kirirom: { at: [104.5, 11.2] },
    kohKong: { at: [102.92, 11.65], edge: true },
    phnomPenh: { at: [105.05, 11.7] },
    kratie: { at: [105.75, 12.7] },
    khone: { at: [105.9, 13.9], edge: true },
  },
  borders: [
    ['gioLinh', 'benHai'],
    ['aShau', [107.58, 16.14], [107.85, 16.19], 'haiVan'],
    ['mekongLaos', [105.75, 16.0], [106.3, 15.95], 'aLuoi'],
    ['dakPek', [108.05, 15.1], [108.6, 14.75], 'saHuynh'],
    ['cheoReo', [108.7, 13.0], 'tuyHoa'],
    ['dongXoai', [107.12, 11.5], 'buGiaMap'],
    ['saigon', [106.58, 10.86], 'beak'],
    ['kampot', [104.65, 10.9], 'kirirom'],
    ['kirirom', [103.7, 11.5], 'kohKong'],
    ['kirirom', [104.8, 11.4], 'phnomPenh'],
    ['phnomPenh', [105.45, 11.68], 'memot'],
    ['phnomPenh', [105.4, 12.2], 'kratie'],
    ['kratie', [106.6, 12.5], 'mondulkiri'],
    ['kratie', [105.85, 13.3], 'khone'],
  ],
  lines: {
    'loc-hue-khe-sanh': [border('khe-sanh', [106.8, 16.9], 'gioLinh'), inside('gioLinh', [107.3, 16.75], 'hue')],
    'loc-hue-da-nang': [inside('hue', [107.85, 16.3], [108.1, 16.15], 'da-nang')],
    'loc-da-nang-dak-to': [
      border('da-nang', [108.15, 15.65], [107.95, 15.37], 'phuocSon'),
      outline('phuocSon', 'dak-to'),
    ],
    'loc-da-nang-qui-nhon': [
      inside('da-nang', [108.4, 15.75], [108.68, 15.35], [108.88, 14.95], [108.98, 14.5], [109.12, 14.0], 'qui-nhon'),
    ],
    'loc-kontum-dak-to': [border('kontum', [107.8, 14.6], 'dak-to')],
    'loc-kontum-qui-nhon': [border('kontum', [108.6, 13.9], 'qui-nhon')],
    'loc-kontum-ban-me-thuot': [border('kontum', [108.1, 13.7], 'cheoReo', 'ban-me-thuot')],
    'loc-qui-nhon-cam-ranh': [inside('qui-nhon', [109.2, 13.2], [109.13, 12.5], [109.13, 12.2], 'cam-ranh')],
    'loc-cam-ranh-da-lat': [border('cam-ranh', [108.8, 11.8], 'da-lat')],
    'loc-ban-me-thuot-da-lat': [border('ban-me-thuot', [108.2, 12.3], 'da-lat')],
    'loc-saigon-cam-ranh': [
      inside('saigon', [107.1, 10.65], [107.6, 10.65], [108.05, 10.9], [108.55, 11.12], [108.95, 11.5], 'cam-ranh'),
    ],
    'loc-saigon-da-lat': [border('saigon', [107.2, 11.0], [107.8, 11.5], 'da-lat')],
    'loc-saigon-an-loc-ban-me-thuot': [
      outline('an-loc', 'buPrang'),
      border('buPrang', [107.8, 12.4], 'ban-me-thuot'),
      border('an-loc', 'dongXoai', 'saigon'),
    ],
    'loc-saigon-can-tho': [border('saigon', [106.3, 10.55], [105.95, 10.42], 'can-tho')],
    'loc-can-tho-chau-doc': [border('can-tho', [105.4, 10.4], 'chau-doc')],
    'loc-can-tho-bac-lieu': [border('can-tho', [105.58, 9.6], 'bac-lieu')],
    'loc-can-tho-long-phu': [border('can-tho', [106.05, 10.0], [106.33, 9.82], 'long-phu')],
  },
  centres: {
    'the-fishhook': [106.3, 12.2],
    'phuoc-long': [106.9, 11.7],
    'ba-xuyen': [105.85, 9.55],
  },
  captions: {
    'caption.thailand': [60, 188],
    'caption.cambodia': [64, 470],
    'caption.gulf-of-tonkin': [560, 30],
    'caption.south-china-sea': [640, 790],
  },
  furniture: {
    available: { at: [600, 0], width: 460, height: 98 },
    sequence: { at: [5, 306], width: 184, height: 146 },
    tracks: { at: [588, 721], width: 470, height: 103 },
    held: { at: [6, 200], width: 130, height: 100 },
  },
}
