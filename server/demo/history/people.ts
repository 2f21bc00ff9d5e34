/** Names and addresses of made-up guests. */
const words = (line: string) => line.split(' ')

export const firstNames = words(
  'Aarav Bhavna Chetan Divya Esha Farhan Gayatri Harish Ila Jatin Kavya Lalit Meera Nikhil Ojas Pooja Qasim Rekha Samir Tanvi Uday Vidya Waseem Yamini Zubin Aditi Bharat Charu Devika Eknath Falguni Girish Hema Ishaan Jaya Kunal Leela Mohan Nandini Omkar Pallavi Rohan Sarita Tejas Urmila Varun Yusuf Zoya',
)

const womensNames = new Set(
  words(
    'Bhavna Divya Esha Gayatri Ila Kavya Meera Pooja Rekha Tanvi Vidya Yamini Aditi Charu Devika Falguni Hema Jaya Leela Nandini Pallavi Sarita Urmila Zoya Amelia Isla Lena Marie Camille Louise Grace Harper Matilda Ruby Yui Hana Giulia Chiara Emily Chloe',
  ),
)

/** By the first of two names, such as Hana-Yui. */
export const sexOf = (firstName: string): 'female' | 'male' =>
  womensNames.has(firstName.split('-', 1)[0] ?? '') ? 'female' : 'male'

export const lastNames = words(
  'Acharya Bhatt Chitnis Deshpande Fernandes Gokhale Hegde Inamdar Joshi Kulkarni Lobo Mathew Naik Oza Pillai Qureshi Rangan Sawant Thakkar Upadhye Vaidya Wagle Yadav Agarwal Banerjee Chandran Dalvi Ghosh Iyengar Jain Kamat Lal Menon Nambiar Ojha Parekh Rathore Saxena Tripathi Varma Zaveri Bakshi Chopra Dutta Kapoor Mishra Reddy',
)

export const cities = [
  ['14 Fergusson Road, Pune', 'Pune'],
  ['7 Residency Road, Bengaluru', 'Bengaluru'],
  ['221 Park Street, Kolkata', 'Kolkata'],
  ['B-12 Malviya Nagar, Jaipur', 'Jaipur'],
  ['45 Marine Drive, Kochi', 'Kochi'],
  ['3 Civil Lines, Nagpur', 'Nagpur'],
  ['18 Satellite Road, Ahmedabad', 'Ahmedabad'],
  ['9 Anna Salai, Chennai', 'Chennai'],
  ['66 Hazratganj, Lucknow', 'Lucknow'],
  ['5 Palasia Square, Indore', 'Indore'],
  ['32 Sector 17, Chandigarh', 'Chandigarh'],
] as const

export const countries = [
  {
    nationality: 'British',
    first: words('Oliver Amelia George Isla'),
    last: words('Marsh Thornton Ashby Pryce'),
    phone: '+4420',
    address: '22 Elm Grove, Leeds',
    city: 'London',
    country: 'United Kingdom',
  },
  {
    nationality: 'German',
    first: words('Lena Jonas Marie Felix'),
    last: words('Brandt Keller Vogel Richter'),
    phone: '+4930',
    address: 'Lindenweg 8, Potsdam',
    city: 'Berlin',
    country: 'Germany',
  },
  {
    nationality: 'French',
    first: words('Camille Hugo Louise Jules'),
    last: words('Rousset Moreau Lefort Garnier'),
    phone: '+3315',
    address: '5 rue des Lilas, Nantes',
    city: 'Paris',
    country: 'France',
  },
  {
    nationality: 'American',
    first: words('Grace Mason Harper Wyatt'),
    last: words('Whitlow Hale Sutter Delaney'),
    phone: '+1202',
    address: '310 Cedar Lane, Salem',
    city: 'New York',
    country: 'United States',
  },
  {
    nationality: 'Australian',
    first: words('Noah Matilda Lachlan Ruby'),
    last: words('Pemberton Kirby Doyle Harding'),
    phone: '+6125',
    address: '17 Banksia Street, Perth',
    city: 'Sydney',
    country: 'Australia',
  },
  {
    nationality: 'Japanese',
    first: words('Haruto Yui Sota Hana'),
    last: words('Mizuno Sato Okada Fujii'),
    phone: '+8135',
    address: '2-4 Sakura, Nara',
    city: 'Tokyo',
    country: 'Japan',
  },
  {
    nationality: 'Italian',
    first: words('Giulia Matteo Chiara Luca'),
    last: words('Ferrante Gallo Moretti Conti'),
    phone: '+3906',
    address: 'Via del Pozzo 3, Lucca',
    city: 'Rome',
    country: 'Italy',
  },
  {
    nationality: 'Canadian',
    first: words('Emily Logan Chloe Ethan'),
    last: words('Tremaine Boyd Caron Lachance'),
    phone: '+1613',
    address: '88 Birch Avenue, Kingston',
    city: 'Toronto',
    country: 'Canada',
  },
] as const

export const wishes = [
  '',
  '',
  '',
  'Ground floor, please',
  'Jain food',
  'Late arrival, after 11 pm',
  '',
  'A cot for the baby',
]

export const companies = [
  'Aravalli Marble Works',
  'Lakeside Pharma',
  'Mewar Textiles',
  'Northwind Software',
  'Sahyadri Engineering',
  'Triveni Logistics',
]

export const groupNames = ['Wedding', 'Family', 'Reunion', 'Sales Meeting', 'Yoga Retreat', 'School Trip']
