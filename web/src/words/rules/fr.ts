import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'Le but du jeu',
        text: [
            'Tu traces un seul chemin sur un tableau de 61 cases de six couleurs. Neuf cases portent un chiffre de 2 ' +
                'à 10 : atteins-les, et avant les autres. Chaque case qui n’est pas sur ton chemin à la fin coûte un ' +
                'point.',
            'Tout le monde a le même tableau, mais pas le même point de départ. Une seule pile de 15 cartes sert à ' +
                'toute la table.',
        ],
    },
    {
        title: 'Les cartes',
        text: [
            'Chaque carte montre quatre couleurs différentes, et deux cartes ne montrent jamais les quatre mêmes. ' +
                'Six des cartes montrent une de leurs couleurs en double : elles ont donc cinq cases de couleur.',
        ],
    },
    {
        title: 'Un tour',
        text: [
            'On retourne une carte. Tout le monde prolonge alors son chemin en même temps, avec les couleurs de la ' +
                'carte.',
        ],
        points: [
            'Utilise autant de couleurs que tu veux, dans n’importe quel ordre, une fois chacune (deux fois pour une ' +
                'couleur en double).',
            'Le chemin va d’une case à une case voisine. Il ne passe jamais deux fois par la même case. Il peut ' +
                'longer son propre tracé.',
            'Pendant un tour, le chemin ne s’allonge que par un de ses deux bouts. Au tour suivant, ce peut être ' +
                'l’autre.',
            'Si tu ne peux pas ou ne veux pas prolonger ton chemin, tu passes.',
        ],
    },
    {
        title: 'Les chiffres',
        text: ['À la fin du tour, tout le monde annonce les chiffres que son chemin a atteints.'],
        points: [
            'Tous les points si personne d’autre n’a atteint ce chiffre lors d’un tour précédent. Si plusieurs ' +
                'personnes l’atteignent pour la première fois au même tour, elles reçoivent toutes la totalité des ' +
                'points.',
            'La moitié des points, arrondie au supérieur, si quelqu’un d’autre y est arrivé lors d’un tour ' +
                'précédent : le 7 vaut alors 4 points, le 10 en vaut 5.',
            'Si tu atteins plusieurs chiffres dans le même tour, ils comptent tous.',
            'Si tu n’as pas encore atteint un chiffre annoncé, un petit point s’inscrit à côté : pour toi, il ne ' +
                'vaut plus que la moitié.',
        ],
    },
    {
        title: 'La fin',
        text: [
            'La partie est finie quand les 15 cartes ont été jouées. Additionne les points de tes chiffres, puis ' +
                'retire un point pour chaque case qui n’est pas sur ton chemin. Le plus grand total gagne. En cas ' +
                'd’égalité en tête, la victoire est partagée.',
            'Un exemple : Linus a atteint tous les chiffres sauf le 4. Le 3, le 6, le 8 et le 9 lui ont rapporté ' +
                'tous leurs points, le 2, le 5, le 7 et le 10 la moitié : 26 + 13 = 39. Dix cases ne sont pas sur ' +
                'son chemin : 39 − 10 = 29.',
        ],
    },
    {
        title: 'Jouer en solo',
        text: [
            'Tu joues les 15 cartes de la même façon, mais un chiffre ne compte en entier que si tu n’en as pas déjà ' +
                'atteint un plus grand ; sinon, il ne rapporte que la moitié, arrondie au supérieur. Au sein d’un ' +
                'tour, c’est l’ordre le long de ton chemin qui décide.',
            'Un exemple : d’abord le 4 (4 points), puis le 7 (7 points), puis le 5 (3 points seulement, car tu as ' +
                'déjà le 7), puis le 9 (9 points).',
            'Un super résultat, c’est plus de 40 points dans l’édition avec tableaux et plus de 35 dans l’édition ' +
                'avec bloc. Pour le reste, les deux éditions sont identiques.',
        ],
    },
];
