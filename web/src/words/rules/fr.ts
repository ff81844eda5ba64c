import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'Le but du jeu',
        text: [
            'Tu traces un seul chemin sur un tableau de 61 cases de six couleurs. Neuf cases portent un chiffre de 2 ' +
                'à 10 : atteins-les, et avant les autres. Chaque case qui n’est pas sur ton chemin à la fin coûte un ' +
                'point.',
            'Trasse est un jeu pour 1 à 4 personnes. Tout le monde a le même tableau, mais pas le même point de ' +
                'départ près du centre. Une seule pile de 15 cartes sert à toute la table.',
        ],
    },
    {
        title: 'Les cartes',
        text: [
            'Chaque carte montre quatre couleurs différentes, et deux cartes ne montrent jamais les quatre mêmes. ' +
                'Six des 15 cartes montrent une de leurs couleurs en double : elles ont donc cinq cases de couleur. ' +
                'Chacune des six couleurs est doublée sur une carte.',
        ],
    },
    {
        title: 'Un tour',
        text: [
            'On retourne la première carte de la pile. Tout le monde prolonge alors son chemin en même temps, avec ' +
                'les couleurs de la carte.',
        ],
        points: [
            'Ton chemin commence au point de départ : au début, il se réduit à cette case. Dès qu’il s’est allongé, ' +
                'il a deux bouts, et il peut ensuite grandir d’un côté comme de l’autre.',
            'Mais pendant un même tour, il ne s’allonge que par un seul bout. Au tour suivant, ce peut être l’autre.',
            'Utilise autant de couleurs que tu veux, dans n’importe quel ordre : une case par couleur, deux pour une ' +
                'couleur que la carte montre en double.',
            'Le chemin va sans interruption d’une case à une case voisine. Il ne doit ni se croiser ni se toucher : ' +
                'cela veut simplement dire qu’il ne passe jamais deux fois par la même case. Il peut très bien ' +
                'longer son propre tracé.',
            'Commence par mettre un petit point sur chaque case que tu veux. Quand cela te convient, relie les ' +
                'points : trace.',
            'Si tu ne peux pas ou ne veux pas prolonger ton chemin, tu passes.',
        ],
    },
    {
        title: 'Les chiffres et ta colonne de score',
        text: [
            'Ta colonne de score a une case pour chaque chiffre de 2 à 10, puis les points gagnés, les points de ' +
                'pénalité et le total. À la fin du tour, tout le monde annonce les chiffres que son chemin a ' +
                'atteints et note les points à leur place.',
        ],
        points: [
            'Tous les points si personne d’autre n’a atteint ce chiffre lors d’un tour précédent. Si plusieurs ' +
                'personnes l’atteignent pour la première fois au même tour, elles reçoivent toutes la totalité des ' +
                'points.',
            'La moitié des points, arrondie au point supérieur, si quelqu’un d’autre y est arrivé lors d’un tour ' +
                'précédent : le 7 vaut alors 4 points, le 10 en vaut 5.',
            'Si tu atteins plusieurs chiffres dans le même tour, ils comptent tous.',
            'Si l’on annonce un chiffre que tu n’as pas encore atteint, il est marqué d’un petit point dans ta ' +
                'colonne de score : désormais, il ne vaut plus que la moitié pour toi.',
            'Un exemple : Nora est la première à atteindre le 9 et reçoit 9 points. Émile y arrive deux tours plus ' +
                'tard : 5 points.',
        ],
    },
    {
        title: 'La fin',
        text: [
            'La partie est finie quand les 15 cartes ont été jouées. Chaque case qui n’est pas sur ton chemin, avec ' +
                'ou sans chiffre, est barrée d’une croix, et chaque croix est un point de pénalité. Additionne les ' +
                'points de ta colonne, retire les pénalités : voilà ton total. Le total le plus élevé gagne. En cas ' +
                'd’égalité en tête, la victoire est partagée.',
            'Un exemple : Nora a atteint tous les chiffres sauf le 2. Le 4, le 6, le 8 et le 10 lui ont rapporté ' +
                'tous leurs points, le 3, le 5, le 7 et le 9 la moitié : 28 + 14 = 42. Huit cases ont une croix : ' +
                '42 − 8 = 34.',
        ],
    },
    {
        title: 'Jouer en solo',
        text: [
            'Tu joues les 15 cartes de la même façon, mais un chiffre ne compte en entier que si tu n’en as pas déjà ' +
                'atteint un plus élevé ; sinon, il ne rapporte que la moitié, arrondie au point supérieur. Au sein ' +
                'd’un tour, c’est l’ordre le long de ton chemin qui décide.',
            'Un exemple : d’abord le 3 (3 points), puis le 8 (8 points), puis le 6 (3 points seulement, car tu as ' +
                'déjà le 8), puis le 10 (10 points).',
            'Un super résultat, c’est plus de 40 points dans l’édition avec tableaux et plus de 35 dans l’édition ' +
                'avec bloc. Pour le reste, les deux éditions sont identiques.',
        ],
    },
];
